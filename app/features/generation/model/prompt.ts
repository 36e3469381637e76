import type { LengthUnit } from "~/features/blog/model/post";
import type { AgencyFigures } from "~/site/agency-figures";
import { withFigures } from "~/site/agency-figures";
import type { Language } from "~/site/language";
import { FRENCH_LANGUAGE_NAMES } from "~/site/language";
import { sectionsOf } from "./article-markdown";
import type { Brief, RowBrief, SubjectBrief } from "./brief";
import { wordsIn } from "./brief";

export interface AgencyFacts {
  siteName: string;
  address: string;
  figures: AgencyFigures;
  /** A line each. */
  services: string[];
  links: { to: string; label: string }[];
}

export interface Prompt {
  system: string;
  user: string;
}

/** The prompt for a brief. Its rules are those by which the site scores an article. */
export function promptFor(brief: Brief, facts: AgencyFacts): Prompt {
  return {
    system: rulesFor(FRENCH_LANGUAGE_NAMES[brief.language].toLowerCase(), facts),
    user: brief.kind === "subject" ? ofSubject(brief) : ofRow(brief),
  };
}

const FIGURES =
  "Plus de {projects} projets, plus de {clients} clients satisfaits, plus de {experts} experts, plus de {companies} entreprises accompagnées";

function rulesFor(language: string, { siteName, address, figures, services, links }: AgencyFacts): string {
  return `Tu écris pour le blog de ${siteName}, agence digitale, ${address}. Tu écris en ${language}, pour des dirigeants qui ne sont pas informaticiens.

Ce que tu sais de l’agence, et rien d’autre :
${services.map((service) => `- ${service}`).join("\n")}
- ${withFigures(FIGURES, figures)} ; réponse en 24 h, devis gratuit, sans engagement.

Règles du texte :
- Rien d’inventé : ni chiffre, ni étude, ni citation, ni nom de client. Ce que tu ne sais pas, tu ne l’écris pas.
- Le mot-clé principal se trouve dans le titre, dans le premier paragraphe et dans au moins un intertitre ; il revient ensuite dans 1 à 2 % des mots, jamais plus.
- title : 60 caractères au plus. metaDescription : entre 150 et 160 caractères. excerpt : une phrase qui donne envie de lire.
- content : du Markdown, sans titre de premier niveau ni image. Un intertitre (##) tous les 200 mots environ, deux au moins, et une liste ou un tableau.
- Des paragraphes de moins de 100 mots, des phrases de moins de 20 mots, des mots courants et courts.
- Un lien au moins vers l’une de ces pages du site, à cette adresse exacte : ${links.map(({ to, label }) => `[${label}](${to})`).join(", ")}.
- Un lien vers un site extérieur, officiel et connu, seulement si tu es certain de son adresse.
- tags : de 3 à 6. seoKeywords : de 3 à 8, le principal d’abord.
- Pas de remplissage, pas de « dans un monde en constante évolution ».

Tu réponds par un objet JSON, et rien d’autre.`;
}

function ofSubject({ subject, characterCount, imagePrompt }: SubjectBrief): string {
  const picture = imagePrompt
    ? `\nL’article sera illustré par cette image, à laquelle il peut se rapporter : ${imagePrompt}`
    : "";
  return `Sujet : ${subject}
Longueur de content : environ ${characterCount} caractères, soit ${wordsIn(characterCount)} mots.${picture}`;
}

function ofRow(row: RowBrief): string {
  return `Titre proposé, à raccourcir s’il dépasse 60 caractères : ${row.title}
Mot-clé principal : ${row.primary_keyword}
Domaine : ${row.service_category}
Service : ${row.service}
Région : ${row.region}
Ville : ${row.location}
Forme : ${row.post_type}
Lecteurs : ${row.target_audience}
Angle : ${row.content_angle}
Longueur de content : environ ${row.word_count} mots.`;
}

/** The prompt for one part of an article. The rules stay those of the whole, in the language that it has. */
export function promptForSection(
  {
    article,
    part,
    wish,
  }: {
    article: { title: string; content: string };
    part: { heading: string | null; text: string };
    wish: string | null;
  },
  facts: AgencyFacts,
): Prompt {
  const name = part.heading === null ? "l’introduction" : `la partie « ${part.heading} »`;
  const user = `Voici un article, « ${article.title} » :

${article.content}

Réécris ${name}, et elle seule : à peu près la même longueur, dans la langue de l’article, sans répéter ce que disent les autres parties. Son texte actuel :

${part.text}
${wish ? `\nConsigne : ${wish}\n` : ""}
content : le nouveau texte de cette partie, en Markdown, sans son titre.`;
  return { system: rulesFor("français, ou dans la langue de l’article", facts), user };
}

/** More than this a model does not write well at one time. */
const CONTINUATION_MAX: Record<LengthUnit, number> = { mots: 700, caractères: 3500 };

export function promptToContinue(
  {
    article,
    lack,
    language,
  }: {
    article: { title: string; content: string };
    lack: { count: number; unit: LengthUnit };
    language: Language;
  },
  facts: AgencyFacts,
): Prompt {
  const { count, unit } = lack;
  const headings = sectionsOf(article.content).flatMap(({ heading }) => heading ?? []);
  const place = headings.length > 1 ? " Elles prendront place avant la dernière partie." : "";
  const user = `Voici un article, « ${article.title} », auquel il manque ${count} ${unit} :

${article.content}

Écris-en la suite : environ ${Math.min(count, CONTINUATION_MAX[unit])} ${unit} de plus, en nouvelles parties, chacune sous son intertitre (##), sans répéter ni résumer ce que l’article dit déjà, sans introduction ni conclusion.${place} Aucun de ces intertitres ne revient : ${headings.join(" ; ")}.

content : ces nouvelles parties seules, en Markdown.`;
  return { system: rulesFor(FRENCH_LANGUAGE_NAMES[language].toLowerCase(), facts), user };
}

export function repairOf(problem: string): string {
  return `Ta réponse ne peut pas être utilisée :
${problem}
Renvoie l’objet JSON entier, corrigé, et rien d’autre.`;
}
