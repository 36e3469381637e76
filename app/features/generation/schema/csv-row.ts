import { z } from "zod";
import type { RowBrief } from "~/features/generation/model/brief";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { numberField } from "~/lib/forms/number-fields";
import { sentText } from "~/lib/forms/text-fields";
import { cleanText } from "~/lib/text/clean-text";
import { languageOfText } from "~/lib/text/detect-language";
import { frenchWords } from "~/lib/text/french/phrases";
import type { Language } from "~/site/language";

/** The columns of a file of subjects, in their order. */
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

/** A row of a file: its cells as they stand there. */
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
