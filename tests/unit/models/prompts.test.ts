import { describe, expect, it } from "vitest";
import type { LengthUnit } from "~/features/blog/model/post";
import type { AgencyFacts } from "~/features/generation/model/prompt";
import { promptFor, promptForSection, promptToContinue, repairOf } from "~/features/generation/model/prompt";
import { plainSpaces } from "../../support/schema-issues";

describe("a prompt", () => {
  const facts: AgencyFacts = {
    ...{ siteName: "Riad", address: "Fès", figures: { projects: 1, clients: 2, experts: 3, companies: 4 } },
    ...{
      services: ["Sites", "Logos"],
      links: [
        { to: "/contact", label: "Contact" },
        { to: "/blog", label: "Blog" },
      ],
    },
  };
  const asked = { kind: "subject" as const, subject: "Une lampe", language: "es" as const, characterCount: 3000 };

  it("tells all that is known of the agency, and nothing else", () => {
    const { system } = promptFor({ ...asked, imagePrompt: null }, facts);
    expect(system).toContain("Tu écris pour le blog de Riad, agence digitale, Fès. Tu écris en espagnol");
    expect(system).toContain(
      "- Sites\n- Logos\n- Plus de 1 projets, plus de 2 clients satisfaits, plus de 3 experts, plus de 4 entreprises",
    );
    expect(system).toContain("à cette adresse exacte : [Contact](/contact), [Blog](/blog).");
    const languages = (["fr", "ar"] as const).map((language) =>
      promptFor({ ...asked, language, imagePrompt: null }, facts),
    );
    expect(languages.map((prompt) => /écris en (\S+),/.exec(prompt.system)?.[1])).toEqual(["français", "arabe"]);
  });

  it("says the subject, the length and the picture", () => {
    const user = "Sujet : Une lampe\nLongueur de content : environ 3000 caractères, soit 600 mots.";
    expect(plainSpaces(promptFor({ ...asked, imagePrompt: null }, facts).user)).toBe(user);
    expect(plainSpaces(promptFor({ ...asked, imagePrompt: "du laiton" }, facts).user)).toBe(
      `${user}\nL’article sera illustré par cette image, à laquelle il peut se rapporter : du laiton`,
    );
  });

  it("says every column of a row", () => {
    const row = {
      ...{ kind: "row" as const, language: "fr" as const, title: "Titre", primary_keyword: "clé", service: "Logo" },
      ...{ service_category: "graphics", region: "Maroc", location: "Fès", post_type: "guide", word_count: 800 },
      ...{ target_audience: "artisans", content_angle: "simple" },
    };
    expect(plainSpaces(promptFor(row, facts).user).split("\n")).toEqual([
      "Titre proposé, à raccourcir s’il dépasse 60 caractères : Titre",
      "Mot-clé principal : clé",
      "Domaine : graphics",
      "Service : Logo",
      "Région : Maroc",
      "Ville : Fès",
      "Forme : guide",
      "Lecteurs : artisans",
      "Angle : simple",
      "Longueur de content : environ 800 mots.",
    ]);
  });

  it("asks for one part anew, with the wish of its reader", () => {
    const article = { title: "Lampes", content: "Tout." };
    const ask = (heading: string | null, wish: string | null) =>
      plainSpaces(promptForSection({ article, part: { heading, text: "Vieux." }, wish }, facts).user);
    expect(ask("Choisir", "Plus court")).toMatch(
      /^Voici un article, « Lampes » :\n\nTout\.\n\nRéécris la partie « Choisir », /,
    );
    expect(ask("Choisir", "Plus court")).toContain("Vieux.\n\nConsigne : Plus court\n\ncontent : le nouveau texte");
    expect(ask(null, null)).toContain("Réécris l’introduction, et elle seule");
    expect(ask(null, null)).toContain("Vieux.\n\ncontent : le nouveau texte");
    const { system } = promptForSection({ article, part: { heading: null, text: "" }, wish: null }, facts);
    expect(system).toContain("Tu écris en français, ou dans la langue de l’article,");
  });

  it("asks for further sections, at most 700 words at a time", () => {
    const ask = (content: string, count: number, unit: LengthUnit = "mots") => {
      const continuation = { article: { title: "Lampes", content }, lack: { count, unit }, language: "ar" } as const;
      return plainSpaces(promptToContinue(continuation, facts).user);
    };
    const two = ask("Intro\n\n## Un\n\na\n\n## Deux\n\nb", 900);
    expect(two).toContain("« Lampes », auquel il manque 900 mots :\n\nIntro");
    expect(two).toContain("environ 700 mots de plus");
    expect(two).toContain(
      "Elles prendront place avant la dernière partie. Aucun de ces intertitres ne revient : Un ; Deux.",
    );
    const one = ask("## Un\n\na", 300);
    expect(one).toContain("environ 300 mots de plus");
    const inCharacters = ask("## Un\n\na", 9000, "caractères");
    expect(inCharacters).toContain("auquel il manque 9000 caractères");
    expect(inCharacters).toContain("environ 3500 caractères de plus");
    expect(one).toContain("ni conclusion. Aucun de ces intertitres ne revient : Un.");
  });

  it("says what an answer lacks", () => {
    expect(plainSpaces(repairOf("Pas de titre."))).toBe(
      "Ta réponse ne peut pas être utilisée :\nPas de titre.\nRenvoie l’objet JSON entier, corrigé, et rien d’autre.",
    );
  });
});
