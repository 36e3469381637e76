import { z } from "zod";
import {
  CHARACTERS,
  CHARACTERS_OFF_STEP,
  CHARACTERS_OUT_OF_RANGE,
  SUBJECT_MAX_LENGTH,
  SUBJECT_MISSING,
} from "~/features/generation/model/single";
import { optionalTextField, textField } from "~/lib/forms/text-fields";
import { LANGUAGES } from "~/site/language";

const IMAGE_PROMPT_MAX_LENGTH = 500;
const WISH_MAX_LENGTH = 500;

/** The form of the single generator. */
export const subjectSchema = z.object({
  subject: textField(SUBJECT_MISSING, { isMultiline: true }).pipe(
    z.string().max(SUBJECT_MAX_LENGTH, "Le sujet ne peut pas dépasser 300 caractères"),
  ),
  /** A form without it asks for French. */
  language: z.enum(LANGUAGES, { error: "Langue inconnue" }).default("fr"),
  character_count: z
    .string({ error: CHARACTERS_OUT_OF_RANGE })
    .trim()
    .regex(/^\d{1,6}$/, CHARACTERS_OUT_OF_RANGE)
    .transform(Number)
    .pipe(z.number().min(CHARACTERS.min, CHARACTERS_OUT_OF_RANGE).max(CHARACTERS.max, CHARACTERS_OUT_OF_RANGE))
    .pipe(z.number().multipleOf(CHARACTERS.step, CHARACTERS_OFF_STEP)),
  image_prompt: optionalTextField(IMAGE_PROMPT_MAX_LENGTH, "La description ne peut pas dépasser 500 caractères", {
    isMultiline: true,
  }),
  /** Drawn with the form: sent twice, it asks for one article. */
  stamp: z.uuid().catch(() => crypto.randomUUID()),
});

/** Keeps the article as a draft, under one of the categories there are. */
export function draftSchema(categories: string[]) {
  return z.object({ category: z.enum(categories, { error: "La catégorie est requise" }) });
}

/** Has one part of it written anew. */
export const sectionRequestSchema = z.object({
  section: z
    .string({ error: "Choisissez une partie" })
    .regex(/^\d{1,3}$/, "Choisissez une partie")
    .transform(Number),
  wish: optionalTextField(WISH_MAX_LENGTH, "La consigne ne peut pas dépasser 500 caractères", { isMultiline: true }),
});
