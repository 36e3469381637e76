import { z } from "zod";
import type { RowBrief } from "~/features/generation/model/brief";
import { FIVE, FIVE_WORDS_MAX, FIVE_WORDS_MIN } from "~/features/generation/model/generation";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { boundedTextField } from "~/lib/forms/text-fields";
import { languageOfRow } from "./csv-row";

const WORDS = `Le nombre de mots doit être entre ${FIVE_WORDS_MIN} et ${FIVE_WORDS_MAX}`;

/** One of the five subjects, as the form holds it. */
const subjectSchema = z.object({
  title: boundedTextField({
    missing: "Le titre est requis",
    max: 200,
    tooLong: "Le titre ne peut pas dépasser 200 caractères",
  }),
  primary_keyword: boundedTextField({
    missing: "Le mot-clé est requis",
    max: 100,
    tooLong: "Le mot-clé ne peut pas dépasser 100 caractères",
  }),
  location: boundedTextField({
    missing: "La ville est requise",
    max: 100,
    tooLong: "La ville ne peut pas dépasser 100 caractères",
  }),
  service_category: z.enum(SERVICE_CATEGORIES, { error: "Catégorie inconnue" }),
  service: boundedTextField({
    missing: "Le service est requis",
    max: 100,
    tooLong: "Le service ne peut pas dépasser 100 caractères",
  }),
  word_count: z
    .string({ error: WORDS })
    .trim()
    .regex(/^\d+$/, WORDS)
    .transform(Number)
    .pipe(z.number().min(FIVE_WORDS_MIN, WORDS).max(FIVE_WORDS_MAX, WORDS)),
  content_angle: boundedTextField({
    isMultiline: true,
    missing: "L’angle est requis",
    max: 1000,
    tooLong: "L’angle ne peut pas dépasser 1 000 caractères",
  }),
});

/** The five subjects to write about. */
export const fiveSchema = z.object({
  stamp: z.uuid("Rechargez la page avant d’envoyer"),
  subjects: z.array(subjectSchema, { error: "Il faut cinq sujets" }).length(FIVE, "Il faut cinq sujets"),
});

export type SubjectInput = z.output<typeof subjectSchema>;
export type SubjectValues = z.input<typeof subjectSchema>;

/** What the form does not ask is the same for all five. */
export function briefOf(subject: SubjectInput): RowBrief {
  const audience = "dirigeants de petites et moyennes entreprises";
  const row = { ...subject, region: "Maroc", post_type: "guide", target_audience: audience };
  return { kind: "row", ...row, language: languageOfRow(row) };
}
