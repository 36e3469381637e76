import { z } from "zod";
import type { RowBrief } from "~/features/generation/model/brief";
import {
  CHARACTERS,
  FIVE,
  FIVE_WORDS_MAX,
  FIVE_WORDS_MIN,
  ITEM_STATUSES,
  SUBJECT_MAX_LENGTH,
} from "~/features/generation/model/generation";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { pageField } from "~/lib/forms/list-fields";
import { numberField } from "~/lib/forms/number-fields";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import { LANGUAGES } from "~/site/language";
import { languageOfRow } from "./brief";

const IMAGE_PROMPT_MAX_LENGTH = 500;
const WISH_MAX_LENGTH = 500;

export const subjectSchema = z.object({
  subject: boundedTextField({
    missing: "Sujet requis",
    max: SUBJECT_MAX_LENGTH,
    tooLong: "Le sujet ne peut pas dépasser 300 caractères",
    isMultiline: true,
  }),
  /** A form without it asks for French. */
  language: z.enum(LANGUAGES, { error: "Langue inconnue" }).default("fr"),
  character_count: numberField({
    decimals: 0,
    min: CHARACTERS.min,
    max: CHARACTERS.max,
    sentence: "Le nombre de caractères doit être entre 500 et 10000",
  }).pipe(z.number().multipleOf(CHARACTERS.step, "Le nombre de caractères va de 500 en 500, comme 3000 ou 3500")),
  image_prompt: optionalTextField(IMAGE_PROMPT_MAX_LENGTH, "La description ne peut pas dépasser 500 caractères", {
    isMultiline: true,
  }),
  /** Drawn with the form: sent twice, it starts one generation. */
  stamp: z.uuid().catch(() => crypto.randomUUID()),
});

export function draftSchema(categories: string[]) {
  return z.object({ category: z.enum(categories, { error: "La catégorie est requise" }) });
}

export const sectionRequestSchema = z.object({
  section: z
    .string({ error: "Choisissez une partie" })
    .regex(/^\d{1,3}$/, "Choisissez une partie")
    .transform(Number),
  wish: optionalTextField(WISH_MAX_LENGTH, "La consigne ne peut pas dépasser 500 caractères", { isMultiline: true }),
});

const FIVE_WORDS = `Le nombre de mots doit être entre ${FIVE_WORDS_MIN} et ${FIVE_WORDS_MAX}`;

const fiveSubjectSchema = z.object({
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
  word_count: numberField({ decimals: 0, min: FIVE_WORDS_MIN, max: FIVE_WORDS_MAX, sentence: FIVE_WORDS }),
  content_angle: boundedTextField({
    isMultiline: true,
    missing: "L’angle est requis",
    max: 1000,
    tooLong: "L’angle ne peut pas dépasser 1 000 caractères",
  }),
});

export const fiveSchema = z.object({
  stamp: z.uuid("Rechargez la page avant d’envoyer"),
  subjects: z.array(fiveSubjectSchema, { error: "Il faut cinq sujets" }).length(FIVE, "Il faut cinq sujets"),
});

export type SubjectInput = z.output<typeof fiveSubjectSchema>;
export type SubjectValues = z.input<typeof fiveSubjectSchema>;

/** What the form does not ask is the same for all five. */
export function briefOf(subject: SubjectInput): RowBrief {
  const audience = "dirigeants de petites et moyennes entreprises";
  const row = { ...subject, region: "Maroc", post_type: "guide", target_audience: audience };
  return { kind: "row", ...row, language: languageOfRow(row) };
}

export const generationIdSchema = z.object({ id: z.uuid() });

export const itemIdSchema = z.object({ itemId: z.uuid() });

/** The address of a generation's page: a wrong part is ignored. */
export const generationPageSchema = z.object({
  status: z.enum(ITEM_STATUSES).optional().catch(undefined),
  page: pageField,
  /** Turns off the automatic reload, for users whom it disturbs. */
  refresh: z.literal("off").optional().catch(undefined),
});

export type GenerationPage = z.output<typeof generationPageSchema>;
