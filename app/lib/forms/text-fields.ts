import { z } from "zod";
import { cleanText, oneLine } from "~/lib/text/clean-text";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";

const EMAIL_MAX_LENGTH = 254;

interface Shape {
  /** Whether the field is one in which one writes paragraphs. Any other is put on one line, whatever was sent. */
  isMultiline?: boolean | undefined;
  /** Whether it is an address, a number or a code, in which an invisible sign is never meant. */
  isCode?: boolean | undefined;
}

const codeLine = (text: string) => oneLine(withoutInvisibleMarks(text));
const cleaned = ({ isMultiline, isCode }: Shape) => {
  if (isCode) return codeLine;
  return isMultiline ? (text: string) => cleanText(text).trim() : oneLine;
};

/** Of a field that says no limit of its own. */
const TEXT_MAX_LENGTH = 10_000;
const TEXT_TOO_LONG = "Ce texte est trop long";

/** Far more than a text within its limit has around it: line breaks of two signs, and what was pasted with it. */
const MARGIN = 1000;

/**
 * A text as it was sent, refused before anything reads it where it is far longer than what may remain of it: what is
 * done for a refused form is bounded by the limits of its fields.
 */
export function sentText(max: number, { missing, tooLong }: { missing?: string; tooLong: string }) {
  return z.string({ error: missing ?? tooLong }).max(2 * max + MARGIN, { error: tooLong, abort: true });
}

/** A cleaned and trimmed string; anything empty or no string is answered with `missing`, a French sentence. */
export function textField(missing: string, shape: Shape = {}) {
  return cleanedField(sentText(TEXT_MAX_LENGTH, { missing, tooLong: TEXT_TOO_LONG }), missing, shape);
}

function cleanedField(sent: z.ZodString, missing: string, shape: Shape) {
  return sent.transform(cleaned(shape)).pipe(z.string().min(1, missing));
}

/** The same of at most `max` characters; a longer one is answered with `tooLong`. */
export function boundedTextField({ missing, max, tooLong, ...shape }: Bounds) {
  return cleanedField(sentText(max, { missing, tooLong }), missing, shape).pipe(z.string().max(max, tooLong));
}

interface Bounds extends Shape {
  missing: string;
  max: number;
  tooLong: string;
}

/** A cleaned and trimmed string of at most `max` characters, or null when left empty. */
export function optionalTextField(max: number, tooLong: string, shape: Shape = {}) {
  return sentText(max, { tooLong })
    .transform(cleaned(shape))
    .pipe(z.string().max(max, tooLong))
    .optional()
    .transform((text) => text || null);
}

interface LinesLimits {
  /** Of one line, in characters. */
  maxLength: number;
  tooLong: string;
  maxLines: number;
  tooMany: string;
}

/** Lines of text of a form that grows and shrinks: trimmed, blank ones dropped. One line may come bare. */
export function linesField({ maxLength, tooLong, maxLines, tooMany }: LinesLimits) {
  const line = sentText(maxLength, { tooLong })
    .optional()
    .transform((text) => cleanText(text ?? "").trim())
    .pipe(z.string().max(maxLength, tooLong));
  return z.preprocess(
    (value) => (typeof value === "string" ? [value] : (value ?? [])),
    z
      .array(line, { error: tooLong })
      .transform((lines) => lines.filter(Boolean))
      .pipe(z.array(z.string()).max(maxLines, tooMany)),
  );
}

/** What an empty address and an incomplete one are refused with. */
export const EMAIL_MISSING = "L’e-mail est requis";
export const EMAIL_INCOMPLETE = "L’adresse e-mail n’est pas complète, par exemple nom@domaine.ma";

/** Whether a text is an address as browsers take it (HTML, "valid e-mail address"), with a dot in its domain. */
export function isEmailAddress(text: string): boolean {
  const hasDot = text.includes(".", text.lastIndexOf("@"));
  return text.length <= EMAIL_MAX_LENGTH && hasDot && EMAIL.safeParse(text).success;
}

const EMAIL_TOO_LONG = `L’e-mail ne peut pas dépasser ${EMAIL_MAX_LENGTH} caractères`;

const EMAIL = z.email({ pattern: z.regexes.html5Email });
const emailText = sentText(EMAIL_MAX_LENGTH, { missing: EMAIL_MISSING, tooLong: EMAIL_TOO_LONG }).transform((text) =>
  codeLine(text).toLowerCase(),
);
const emailAddress = z
  .string()
  .min(1, { error: EMAIL_MISSING, abort: true })
  .max(EMAIL_MAX_LENGTH, EMAIL_TOO_LONG)
  .refine(isEmailAddress, EMAIL_INCOMPLETE);

/** An e-mail address as it is stored: trimmed, in lower case, at most 254 characters (RFC 5321). */
export const emailField = z.string({ error: EMAIL_MISSING }).pipe(emailText).pipe(emailAddress);

/** The same, or null when left empty. */
export const optionalEmailField = emailText
  .transform((text) => text || null)
  .pipe(emailAddress.nullable())
  .optional()
  .transform((email) => email ?? null);
