import { z } from "zod";
import { CASE_COUNTRIES, CASE_PICTURE_KINDS, CASE_SECTORS } from "~/features/case-studies/model/case-study";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { optionalDayField } from "~/lib/forms/day-fields";
import { linkField, pictureAddressField } from "~/lib/forms/link-fields";
import { searchField } from "~/lib/forms/list-fields";
import { directionField } from "~/lib/forms/move-one-place";
import { numberField } from "~/lib/forms/number-fields";
import { optionalChoiceField } from "~/lib/forms/optional-choice-field";
import { boundedTextField, emailField, optionalTextField, sentText, textField } from "~/lib/forms/text-fields";
import type { ValuesOf } from "~/lib/forms/values-of";
import { valuesOf } from "~/lib/forms/values-of";
import { versionField } from "~/lib/forms/version-field";
import { isWithinMarkupLimit, TOO_MUCH_MARKUP } from "~/lib/html/markup-limit";
import { cleanText } from "~/lib/text/clean-text";
import { slugify } from "~/lib/text/slugify";
import { LANGUAGES } from "~/site/language";

const SHORT_MAX = 120;
const TITLE_MAX = 160;
const SLUG_MAX = 200;
const TEXT_MAX = 4000;
const HTML_MAX = 200_000;
const HTML_TOO_LONG = "Le texte ne peut pas dépasser 200\u202f000 caractères";
const ADDRESS_MAX = 2000;
const LIST_MAX = 12;
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

const short = (missing: string) =>
  boundedTextField({ missing, max: SHORT_MAX, tooLong: `${SHORT_MAX} caractères au plus` });
const optionalShort = optionalTextField(SHORT_MAX, `${SHORT_MAX} caractères au plus`);
const paragraphs = optionalTextField(TEXT_MAX, "4\u202f000 caractères au plus", { isMultiline: true }).transform(
  (text) => text ?? "",
);

const figureField = z
  .object({
    label: optionalShort,
    before_text: optionalShort,
    after_text: optionalShort,
    source: optionalShort,
    measured_on: optionalDayField("Choisissez le jour de la mesure"),
  })
  .superRefine((figure, context) => {
    if (!isFilled(figure)) return;
    const missing = (name: keyof typeof figure, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (!figure.label) missing("label", "Dites ce qui est mesuré");
    if (!figure.after_text) missing("after_text", "Indiquez la valeur d’après");
    if (!figure.source) missing("source", "Dites d’où vient ce chiffre");
    if (!figure.measured_on) missing("measured_on", "Choisissez le jour de la mesure");
  });

const personField = z.object({ name: optionalShort, role: optionalShort }).superRefine((person, context) => {
  if (isFilled(person) && !person.name) {
    context.addIssue({ code: "custom", path: ["name"], message: "Indiquez un nom" });
  }
});

function isFilled(row: Record<string, string | null | undefined>): boolean {
  return Object.values(row).some((text) => Boolean(text));
}

/** Of a list that shows blank rows, those that were filled in. */
function filledRows<Row extends z.ZodType<Record<string, string | null | undefined>>>(row: Row) {
  return z
    .array(row)
    .max(LIST_MAX, `${LIST_MAX} lignes au plus`)
    .optional()
    .transform((rows) => (rows ?? []).filter(isFilled));
}

export const caseSchema = z.object({
  title: boundedTextField({
    missing: "Le titre est requis",
    max: TITLE_MAX,
    tooLong: "Le titre ne peut pas dépasser 160 caractères",
  }),
  /** Made of the title where it is left empty. */
  slug: sentText(SLUG_MAX, { tooLong: `${SLUG_MAX} caractères au plus` })
    .optional()
    .transform((typed) => slugify(typed ?? "")),
  client_name: short("Le nom du client est requis"),
  sector: z.enum(CASE_SECTORS as [(typeof CASE_SECTORS)[number]], { error: "Choisissez un secteur de la liste" }),
  country: z.enum(CASE_COUNTRIES, { error: "Choisissez un pays de la liste" }),
  year: numberField({
    decimals: 0,
    min: FIRST_YEAR,
    max: LAST_YEAR,
    sentence: "Une année de quatre chiffres, par exemple 2026",
  }),
  language: z.enum(LANGUAGES, { error: "Langue inconnue" }),
  is_fictitious: checkboxField,
  summary: optionalTextField(300, "Le résumé ne peut pas dépasser 300 caractères", { isMultiline: true }).transform(
    (text) => text ?? "",
  ),
  problem: paragraphs,
  work_done: sentText(HTML_MAX, { tooLong: HTML_TOO_LONG })
    .optional()
    .transform((html) => cleanText(html ?? ""))
    .pipe(z.string().max(HTML_MAX, HTML_TOO_LONG).refine(isWithinMarkupLimit, TOO_MUCH_MARKUP)),
  public_url: linkField({
    max: ADDRESS_MAX,
    tooLong: "L’adresse est trop longue",
    begins: /^https?:/i,
    sentence: "L’adresse commence par https://",
  }),
  image_url: pictureAddressField(ADDRESS_MAX, "L’adresse de l’image est trop longue"),
  image_alt: optionalTextField(300, "La description ne peut pas dépasser 300 caractères"),
  testimonial_id: optionalChoiceField(z.uuid("Avis inconnu")),
  services: z.preprocess(
    (value) => (typeof value === "string" ? [value] : (value ?? [])),
    z.array(z.uuid("Service inconnu"), { error: "Services illisibles" }).max(20, "20 services au plus"),
  ),
  figures: filledRows(figureField),
  people: filledRows(personField),
  version: versionField,
});

export type CaseInput = z.output<typeof caseSchema>;

export const caseIdSchema = z.object({ id: z.uuid("Réalisation inconnue") });

/** A picture that is added to a case; its file or address stands in the fields of a picture. */
export const casePictureSchema = z.object({
  image_url: textField("Choisissez une image à ajouter"),
  image_alt: boundedTextField({
    missing: "Décrivez l’image pour qui ne la voit pas",
    max: 300,
    tooLong: "La description ne peut pas dépasser 300 caractères",
  }),
  kind: z.enum(CASE_PICTURE_KINDS as [(typeof CASE_PICTURE_KINDS)[number]], { error: "Choisissez un genre d’image" }),
  caption: optionalTextField(300, "La légende ne peut pas dépasser 300 caractères"),
});

export type CasePictureInput = z.output<typeof casePictureSchema>;

export const moveSchema = z.object({ id: z.uuid(), direction: directionField });

export const publishSchema = z.object({
  id: z.uuid(),
  value: z.enum(["true", "false"]).transform((v) => v === "true"),
});

export const consentRequestSchema = z.object({
  email: emailField,
  language: z.enum(LANGUAGES, { error: "Langue inconnue" }),
});

export const translateSchema = z.object({ language: z.enum(LANGUAGES, { error: "Langue inconnue" }) });

/** What the client types beneath the leave; the sentences are in the client's language. */
export function consentSchema({ missing, tooLong }: { missing: string; tooLong: string }) {
  return z.object({ name: boundedTextField({ missing, max: 100, tooLong }) });
}

export const caseListSchema = z.object({
  q: searchField,
  state: z.enum(["draft", "published"]).optional().catch(undefined),
});

type FigureValues = Record<"label" | "before_text" | "after_text" | "source" | "measured_on", string>;

type PersonValues = Record<"name" | "role", string>;

type Rows = { figures: FigureValues[]; people: PersonValues[] };

export type CaseValues = Omit<ValuesOf<typeof caseSchema.shape>, "is_fictitious" | keyof Rows> &
  Rows & { is_fictitious: boolean };

/** So many rows more than are filled in are shown, without scripts too. */
const BLANK_ROWS = 2;
const ROWS_MAX = 12;

const BLANK_FIGURE: FigureValues = { label: "", before_text: "", after_text: "", source: "", measured_on: "" };
const BLANK_PERSON: PersonValues = { name: "", role: "" };

function withBlanks<Row>(rows: Row[], blank: Row): Row[] {
  return [...rows, ...Array<Row>(BLANK_ROWS).fill(blank)].slice(0, ROWS_MAX);
}

export function newCaseValues(year: number): CaseValues {
  return {
    ...valuesOf(caseSchema, { country: "MA", year, language: "fr", services: [] }),
    is_fictitious: false,
    figures: withBlanks([], BLANK_FIGURE),
    people: withBlanks([], BLANK_PERSON),
  };
}

type NullableField = "public_url" | "image_url" | "image_alt" | "testimonial_id";

type StoredCase = Omit<CaseValues, "year" | "services" | "figures" | "version" | NullableField> &
  Record<NullableField, string | null> & {
    year: number;
    services: { service_id: string }[];
    figures: { label: string; before_text: string | null; after_text: string; source: string; measured_on: Date }[];
    version: number;
  };

export function valuesOfCase({ figures, people, services, is_fictitious, ...columns }: StoredCase): CaseValues {
  const figureValues = figures.map(({ label, before_text, after_text, source, measured_on }) => ({
    label,
    before_text: before_text ?? "",
    after_text,
    source,
    measured_on: measured_on.toISOString().slice(0, 10),
  }));
  const personValues = people.map(({ name, role }) => ({ name, role }));
  const service_ids = services.map(({ service_id }) => service_id);
  return {
    ...valuesOf(caseSchema, { ...columns, country: columns.country.trim(), services: service_ids }),
    is_fictitious,
    figures: withBlanks(figureValues, BLANK_FIGURE),
    people: withBlanks(personValues, BLANK_PERSON),
  };
}
