import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fillTemplate, unknownPlaceholders } from "~/features/inquiries/replies/model";
import { replyTemplateSchema } from "~/features/inquiries/replies/schema";
import { frenchOffences } from "../../support/french-typography";

const FACTS = {
  name: "  Khadija Benali ",
  service: "Logo",
  link: "https://zellige.example/x",
  language: "fr",
} as const;

it("a template is filled in by the first name, the service and the link, wherever they stand", () => {
  expect(fillTemplate("{prénom}, {service} ({lien}). {prénom} {autre} {", FACTS)).toBe(
    "Khadija, Logo (https://zellige.example/x). Khadija {autre} {",
  );
});

it("what the lead typed is no placeholder, nor a pattern of replacement", () => {
  expect(fillTemplate("{prénom} : {service}", { ...FACTS, name: "{lien} $&", service: "$1 {prénom}" })).toBe(
    "{lien} : $1 {prénom}",
  );
});

it.each([
  ["fr", "votre projet"],
  ["es", "su proyecto"],
  ["ar", "مشروعكم"],
] as const)("without a service, a reply in %s speaks of the project", (language, words) => {
  expect(fillTemplate("{service}", { ...FACTS, service: null, language })).toBe(words);
});

it("unknown placeholders are named once each; lone braces are none", () => {
  expect(unknownPlaceholders("{prenom} {nom} {prénom} {nom} } { a\nb }")).toEqual(["{prenom}", "{nom}"]);
});

const GOOD = { name: "Relance", language: "fr", channel: "", subject: "", body: "Bonjour {prénom}", display_order: "" };
const parsed = (changes: object) => replyTemplateSchema.safeParse({ ...GOOD, ...changes });

it("a template may have no channel, no subject and no order, and accents of any kind", () => {
  expect(parsed({ body: "Bonjour {pre\u0301nom}" }).data).toEqual({
    ...GOOD,
    channel: null,
    subject: null,
    body: "Bonjour {prénom}",
    display_order: 0,
  });
});

it.each([
  [
    { body: "{prenom} {nom}" },
    "Les repères {prenom}, {nom} sont inconnus\u202f: seuls {prénom}, {service}, {lien} sont remplacés",
  ],
  [{ subject: "{objet}" }, "Le repère {objet} est inconnu\u202f: seuls {prénom}, {service}, {lien} sont remplacés"],
  [{ name: " " }, "Le nom est requis"],
  [{ body: " \n " }, "Le texte est requis"],
  [{ body: "x".repeat(3001) }, "Le texte ne peut pas dépasser 3 000 caractères"],
  [{ subject: "x".repeat(151) }, "L’objet ne peut pas dépasser 150 caractères"],
  [{ language: "de" }, "Choisissez une langue de la liste"],
  [{ channel: "fax" }, "Choisissez un canal de la liste"],
])("%j is refused in words", (changes, message) => {
  expect(parsed(changes).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it("the templates to begin with leave open only what is filled in, and their French is written well", () => {
  const init = readFileSync("prisma/migrations/20261127120000_init/migration.sql", "utf8");
  const [sql = ""] = /INSERT INTO reply_templates[\s\S]*?\d\);\n/.exec(init) ?? [];
  const rows = sql.split("\n    ('");
  expect(
    rows
      .map((row) => /', '(fr|es|ar)'/.exec(row)?.[1] ?? "")
      .sort()
      .join(" ")
      .trim(),
  ).toBe("ar ar ar es es es fr fr fr fr");
  expect(unknownPlaceholders(sql)).toEqual([]);
  const french = rows.filter((row) => row.includes("', 'fr'")).map((row) => row.replace(/\\n|'/g, " "));
  expect(frenchOffences(french.map((text, at) => ({ path: String(at), text })))).toEqual([]);
});
