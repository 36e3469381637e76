import { z } from "zod";
import type { PersonalDataCopy } from "~/content/personal-data";
import { linkTokenOf } from "~/features/accounts/schema";
import { boundedTextField, emailField, optionalEmailField, optionalTextField, sentText } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { oneLine } from "~/lib/text/clean-text";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";
import { optionalPhoneField, storedPhone } from "~/server/forms/phone.server";

const TEXT_MAX_LENGTH = 100;
const PHONE_MAX_LENGTH = 40;
const EMAIL_MAX_LENGTH = 254;
/** Longer than any token. */
const TOKEN_MAX_LENGTH = 100;

/** The token in an address; empty without one. */
export function dataTokenOf(url: string): string {
  return linkTokenOf(new URL(url).searchParams).slice(0, TOKEN_MAX_LENGTH);
}

export function dataLinkSchema({ missingEmail, wrongEmail }: PersonalDataCopy) {
  const typed = sentText(EMAIL_MAX_LENGTH, { missing: missingEmail, tooLong: wrongEmail }).transform((text) =>
    oneLine(withoutInvisibleMarks(text)),
  );
  const isAddress = (text: string) => emailField.safeParse(text).success;
  return z.object({
    email: typed
      .pipe(z.string().min(1, { error: missingEmail, abort: true }).refine(isAddress, wrongEmail))
      .transform((text) => text.toLowerCase()),
  });
}

export function correctionSchema({ missingName, longName, longCompany, wrongPhone }: PersonalDataCopy["correct"]) {
  const line = (tooLong: string, missing = tooLong) =>
    sentText(TEXT_MAX_LENGTH, { missing, tooLong }).transform(oneLine);
  return z.object({
    name: line(longName, missingName).pipe(z.string().min(1, missingName).max(TEXT_MAX_LENGTH, longName)),
    phone: line(wrongPhone)
      .optional()
      .transform((typed, context) => {
        if (!typed) return null;
        const kept = typed.length > PHONE_MAX_LENGTH ? null : storedPhone(typed);
        if (kept === null) context.issues.push({ code: "custom", message: wrongPhone, input: typed });
        return kept ?? z.NEVER;
      }),
    company: line(longCompany)
      .pipe(z.string().max(TEXT_MAX_LENGTH, longCompany))
      .optional()
      .transform((text) => text || null),
  });
}

export type Correction = z.output<ReturnType<typeof correctionSchema>>;

/** The confirmation of an erasure: nothing is erased without the box. */
export function erasureSchema({ unconfirmed }: PersonalDataCopy["erase"]) {
  return z.object({ confirm: z.enum(["on", "true"], { error: unconfirmed }) });
}

/** The correction in the back office, where the address may change too; e-mail or telephone must stay. */
export const officeCorrectionSchema = z
  .object({
    name: boundedTextField({ missing: "Le nom est requis", max: TEXT_MAX_LENGTH, tooLong: tooLong("Le nom") }),
    email: optionalEmailField,
    phone: optionalPhoneField(),
    company: optionalTextField(TEXT_MAX_LENGTH, tooLong("L’entreprise")),
    version: versionField,
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ["email"],
    error: "L’e-mail est requis, ou bien le téléphone",
  });

export type OfficeCorrection = z.output<typeof officeCorrectionSchema>;

function tooLong(what: string): string {
  return `${what} ne peut pas dépasser ${TEXT_MAX_LENGTH} caractères`;
}
