import { z } from "zod";
import { cleanText, oneLine } from "~/lib/text/clean-text";

const EMAIL_MAX_LENGTH = 254;

interface Shape {
  /** Whether the field is one in which one writes paragraphs. Any other is put on one line, whatever was sent. */
  isMultiline?: boolean | undefined;
}

const cleaned = ({ isMultiline }: Shape) => (isMultiline ? (text: string) => cleanText(text).trim() : oneLine);

/** A cleaned and trimmed string; anything empty or no string is answered with `missing`, a French sentence. */
export function textField(missing: string, shape: Shape = {}) {
  return z.string({ error: missing }).transform(cleaned(shape)).pipe(z.string().min(1, missing));
}

/** The same of at most `max` characters; a longer one is answered with `tooLong`. */
export function boundedTextField({ missing, max, tooLong, ...shape }: Bounds) {
  return textField(missing, shape).pipe(z.string().max(max, tooLong));
}

interface Bounds extends Shape {
  missing: string;
  max: number;
  tooLong: string;
}

/** A cleaned and trimmed string of at most `max` characters, or null when left empty. */
export function optionalTextField(max: number, tooLong: string, shape: Shape = {}) {
  return z
    .string({ error: tooLong })
    .transform(cleaned(shape))
    .pipe(z.string().max(max, tooLong))
    .optional()
    .transform((text) => text || null);
}

/** What an empty address and an incomplete one are refused with. */
export const EMAIL_MISSING = "L’e-mail est requis";
export const EMAIL_INCOMPLETE = "L’adresse e-mail n’est pas complète, par exemple nom@domaine.ma";

const emailText = z.string().transform((text) => cleanText(text).trim().toLowerCase());
const emailAddress = z
  .string()
  .min(1, { error: EMAIL_MISSING, abort: true })
  .max(EMAIL_MAX_LENGTH, `L’e-mail ne peut pas dépasser ${EMAIL_MAX_LENGTH} caractères`)
  .refine((text) => z.email().safeParse(text).success, EMAIL_INCOMPLETE);

/** An e-mail address as it is stored: trimmed, in lower case, at most 254 characters (RFC 5321). */
export const emailField = z.string({ error: EMAIL_MISSING }).pipe(emailText).pipe(emailAddress);

/** The same, or null when left empty. */
export const optionalEmailField = emailText
  .transform((text) => text || null)
  .pipe(emailAddress.nullable())
  .optional()
  .transform((email) => email ?? null);
