import { z } from "zod";
import type { RowBrief } from "~/features/generation/model/brief";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { numberField } from "~/lib/forms/number-fields";
import { sentText } from "~/lib/forms/text-fields";
import { cleanText } from "~/lib/text/clean-text";
import { languageOfText } from "~/lib/text/detect-language";
import { frenchWords } from "~/lib/text/french/phrases";
import type { Language } from "~/site/language";
import { LANGUAGES } from "~/site/language";

export const CSV_COLUMNS = [
  "title",
  "primary_keyword",
  "service_category",
  "service",
  "region",
  "location",
  "post_type",
  "target_audience",
  "word_count",
  "content_angle",
] as const satisfies readonly (keyof RowBrief)[];

export type CsvColumnName = (typeof CSV_COLUMNS)[number];

/** Including columns that are ignored. */
export const CSV_MAX_COLUMNS = 50;
export const CSV_MAX_ROWS = 500;
export const CSV_MAX_BYTES = 1024 * 1024;
const WORD_COUNT_MIN = 200;
const WORD_COUNT_MAX = 4000;

/** Text without line breaks; the sentences continue 'Ligne 12, title : …'. */
function cell(max: number) {
  return sentText(max, { missing: "texte illisible", tooLong: `${max} caractères au plus` })
    .transform((text) => cleanText(text).replace(/\s+/g, " ").trim())
    .pipe(z.string().max(max, `${max} caractères au plus`));
}

function requiredCell(max: number) {
  return cell(max).pipe(z.string().min(1, "à remplir"));
}

const CATEGORIES = SERVICE_CATEGORIES.join(", ");
const WORDS = `un nombre entier de ${WORD_COUNT_MIN} à ${WORD_COUNT_MAX}`;

export const rowSchema = z
  .object({
    title: requiredCell(200),
    primary_keyword: requiredCell(100),
    service_category: cell(50)
      .transform((text) => text.toLowerCase())
      .pipe(z.enum(SERVICE_CATEGORIES, { error: `l’une de ${CATEGORIES}` })),
    service: requiredCell(100),
    region: requiredCell(100),
    location: cell(100),
    post_type: cell(100),
    target_audience: cell(300),
    word_count: cell(50).pipe(numberField({ decimals: 0, min: WORD_COUNT_MIN, max: WORD_COUNT_MAX, sentence: WORDS })),
    content_angle: cell(1000),
  })
  .transform((row): RowBrief => ({ kind: "row", ...row, language: languageOfRow(row) }));

const LANGUAGES_BY_REGION: readonly [RegExp, Language][] = [
  [/espa|spain/i, "es"],
  [/saoud|saudi|السعودية/i, "ar"],
];

/** The language of an article's readers: that of their region or town where it has one of its own, else that of the title. */
export function languageOfRow({ region, location, title }: Pick<RowBrief, "region" | "location" | "title">): Language {
  const place = `${region} ${location}`;
  const [, ofPlace] = LANGUAGES_BY_REGION.find(([name]) => name.test(place)) ?? [];
  return ofPlace ?? languageOfText(frenchWords(title));
}

const subjectBrief = z.object({
  kind: z.literal("subject"),
  subject: z.string(),
  /** French in briefs from before the form asked for it. */
  language: z.enum(LANGUAGES).default("fr"),
  characterCount: z.number(),
  imagePrompt: z.string().nullable(),
});

/** One part of an article, to be written anew. */
const sectionBrief = z.object({
  kind: z.literal("section"),
  of: z.uuid(),
  /** Its place among the parts of the article. */
  section: z.number(),
  /** As the article names it; null for its opening. */
  heading: z.string().nullable(),
  wish: z.string().nullable(),
});

const storedRow = z.object({
  kind: z.literal("row"),
  title: z.string(),
  primary_keyword: z.string(),
  service_category: z.string(),
  service: z.string(),
  region: z.string(),
  location: z.string(),
  post_type: z.string(),
  target_audience: z.string(),
  word_count: z.number(),
  content_angle: z.string(),
  language: z.enum(LANGUAGES).optional(),
});

/** What an item of a batch was asked for. A brief from before the language was stored has that of its row. */
export const rowBriefSchema = storedRow.transform(
  (row): RowBrief => ({ ...row, language: row.language ?? languageOfRow(row) }),
);

export const singleBriefSchema = z.discriminatedUnion("kind", [subjectBrief, sectionBrief]);

export type SingleBrief = z.output<typeof singleBriefSchema>;

export type StoredBrief = SingleBrief | RowBrief;

const UNTITLED = "Article sans titre";

/** What is shown of a brief, however old or damaged: an article that cannot be written any more is still in its list. */
export const shownBriefSchema = z
  .object({
    title: z.string().catch(UNTITLED),
    service: z.string().catch(""),
    location: z.string().catch(""),
  })
  .catch({ title: UNTITLED, service: "", location: "" });

export const storedArticleSchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  metaDescription: z.string(),
  seoKeywords: z.array(z.string()),
});
