import { describe, expect, it } from "vitest";
import { accountState, erasedNote, eraseQuestion, OTHERS_REVIEW } from "~/features/clients/model";
import { changeLanguageSchema, clientIdSchema, invitationSchema, othersReviewsSchema } from "~/features/clients/schema";
import { notAdopted } from "~/features/media/model";
import { purposeOf, tryIntent } from "~/features/settings/api-keys/model";
import { apiKeySchema } from "~/features/settings/api-keys/schema";
import { issuesAtLimit, issuesOf, plainSpaces } from "../../support/schema-issues";

describe("a client", () => {
  it("is invited by name and address", () => {
    const typed = { full_name: " Nadia ", company: "", email: "N@riad.example", language: "es" };
    const read = { full_name: "Nadia", company: null, email: "n@riad.example", language: "es" };
    expect(invitationSchema.parse(typed)).toEqual(read);
    expect(issuesOf(invitationSchema, {})).toEqual({
      full_name: ["Le nom est requis"],
      email: ["L’e-mail est requis"],
    });
  });

  it("has an account that is proven, not proven, not joined, or none", () => {
    const day = new Date(0);
    const accounts = [
      null,
      { password_hash: null, email_verified_at: null },
      { password_hash: "h", email_verified_at: null },
      { password_hash: "h", email_verified_at: day },
      { password_hash: null, email_verified_at: day },
    ];
    expect(accounts.map(accountState)).toEqual(["none", "invited", "unconfirmed", "active", "active"]);
  });

  it("is erased after a question that names what goes and how the client is told", () => {
    const ask = (messagesStay: boolean, isMailSent: boolean) =>
      plainSpaces(eraseQuestion({ messagesStay, isMailSent }));
    const end = "Cette action est irréversible.";
    expect(ask(false, true)).toBe(
      `Effacer pour toujours le compte, les coordonnées et les messages de ce client ? Ses projets restent, sans son nom. Un dernier e-mail lui dit que c’est fait. ${end}`,
    );
    expect(ask(true, false)).toBe(
      `Effacer pour toujours le compte et les coordonnées de ce client ? Ses projets restent, sans son nom. Sans serveur de messagerie, c’est à vous de lui dire que c’est fait : la lettre se lit une semaine dans la page Email, avec son adresse. ${end}`,
    );
    expect(erasedNote("3 mai 2026")).toBe(
      "Ses données ont été effacées le 3 mai 2026, comme il l’avait demandé. Rien de lui ne se change plus.",
    );
  });

  it("is named by an id; its language and its reviews by what is known", () => {
    expect(issuesOf(clientIdSchema, { id: "1" })).toEqual({ id: ["Client inconnu"] });
    expect(issuesOf(othersReviewsSchema, { [OTHERS_REVIEW]: "1" })).toEqual({
      [`${OTHERS_REVIEW}.0`]: ["Avis inconnu"],
    });
    const changed = { intent: "change-language", language: "ar" };
    expect(changeLanguageSchema.parse(changed)).toEqual(changed);
    expect(changeLanguageSchema.safeParse({ ...changed, intent: "" }).success).toBe(false);
  });
});

describe("a provider's key", () => {
  const typed = { name: "OPENAI_API_KEY", api_key: " sk-1 ~" };

  it("is printable ASCII, trimmed", () => {
    expect(apiKeySchema.parse(typed)).toEqual({ name: "OPENAI_API_KEY", api_key: "sk-1 ~" });
    const sentence = "Une clé ne contient ni accent ni caractère invisible : copiez-la de nouveau";
    for (const api_key of ["clé", "a\tb", "éa", "aé"])
      expect(issuesOf(apiKeySchema, { ...typed, api_key })).toEqual({ api_key: [sentence] });
    expect(apiKeySchema.parse({ ...typed, api_key: "\u200bsk-1\u202c" }).api_key).toBe("sk-1");
  });

  it("is asked for, known, and at most 4000 characters", () => {
    const empty = { api_key: ["Collez la clé avant de la sauvegarder"] };
    expect(issuesOf(apiKeySchema, { ...typed, api_key: " " })).toEqual(empty);
    expect(issuesOf(apiKeySchema, { name: "X" })).toEqual({ ...empty, name: ["Clé inconnue"] });
    const tooLong = { api_key: ["Une clé ne dépasse pas 4000 caractères"] };
    expect(issuesAtLimit(apiKeySchema, typed, ["api_key", 4000])).toEqual({ longest: {}, longer: tooLong });
  });

  it.each([
    ["PERPLEXITY_API_KEY", "Rédige les articles du blog à partir de sources, quand ni Gemini ni OpenAI n’ont de clé."],
    ["GEMINI_API_KEY", "Rédige les articles du blog."],
    ["OPENAI_API_KEY", "Rédige les articles du blog, quand Gemini n’a pas de clé."],
    ["META_ACCESS_TOKEN", nothingYet("Meta (Facebook et Instagram)")],
    ["WHATSAPP_API_KEY", nothingYet("WhatsApp Business")],
    ["LINKEDIN_API_KEY", nothingYet("LinkedIn")],
    [
      "STRIPE_SECRET_KEY",
      "Propose de payer par carte les factures en euros, dès que le serveur connaît aussi le secret des annonces de Stripe.",
    ],
    ["RESEND_API_KEY", nothingYet("Resend")],
    ["GOOGLE_SEARCH_CONSOLE_KEY", nothingYet("Google Search Console")],
  ] as const)("%s says what the site does with it", (name, sentence) => {
    expect(plainSpaces(purposeOf(name))).toBe(sentence);
    expect(tryIntent(name)).toBe(`try-${name}`);
  });
});

function nothingYet(title: string): string {
  return `Le site n’appelle pas encore ${title} : cette clé ne lui sert à rien aujourd’hui.`;
}

it("a picture that could not be copied says why", () => {
  expect(notAdopted("Rien.")).toBe("Cette image n’a pas pu être copiée sur notre site. Rien.");
});
