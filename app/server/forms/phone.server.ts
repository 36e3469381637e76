import type { PhoneNumber } from "libphonenumber-js/min";
import parsePhoneNumber from "libphonenumber-js/min";
import { z } from "zod";
import { optionalTextField } from "~/lib/forms/text-fields";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";
import { phoneHref } from "~/lib/web/phone";

/** Where a number that is written as at home belongs. */
const HOME = "MA";

const MAX_LENGTH = 40;
const TOO_LONG = `Le téléphone ne peut pas dépasser ${MAX_LENGTH} caractères`;
/** Numbers that are not broken over two lines. */
const [AT_HOME, ABROAD] = ["06 61 23 45 67", "+34 612 34 56 78"].map((number) => number.replaceAll(" ", "\u00a0"));
const INCOMPLETE = `Le numéro n’est pas complet\u202f: par exemple ${AT_HOME}, ou ${ABROAD} hors du Maroc`;

/**
 * A number as it is kept, such as '+212661234567' (E.164): one written as at home, with its zero, or of any country
 * with its code. Null for what cannot be dialled.
 */
export function storedPhone(typed: string): string | null {
  return parse(typed)?.number ?? null;
}

/** A number as it is read anywhere: '+212 6 61 23 45 67'. Null for what cannot be dialled. */
export function phoneAbroad(typed: string): string | null {
  return parse(typed)?.formatInternational() ?? null;
}

/** The same of one that may come without the plus before its country's code, as WhatsApp writes them. */
export function whatsappAbroad(typed: string): string | null {
  return phoneAbroad(typed) ?? phoneAbroad(`+${withoutInvisibleMarks(typed).trim()}`);
}

/** A kept number as it is read at home: '06 61 23 45 67', '+34 612 34 56 78'. What is no number stays as it is. */
export function phoneText(kept: string): string {
  const number = parse(kept);
  return (number?.country === HOME ? number.formatNational() : number?.formatInternational()) ?? kept;
}

/** A kept number as a screen shows it. */
export interface ShownPhone {
  text: string;
  href: string;
  /** What WhatsApp knows it by; null where it is no number. */
  chatNumber: string | null;
}

/** A kept number with what it leads to; null where there is none. */
export function showPhone(kept: string | null): ShownPhone | null {
  if (!kept) return null;
  const number = storedPhone(kept);
  return { text: phoneText(kept), href: phoneHref(number ?? kept), chatNumber: number };
}

/** A field for a number, which may be left empty; `write` says how it is kept. */
export function optionalPhoneField(write: (typed: string) => string | null = storedPhone) {
  return optionalTextField(MAX_LENGTH, TOO_LONG, { isCode: true }).transform((typed, context) => {
    if (typed === null) return null;
    const kept = write(typed);
    if (kept === null) context.issues.push({ code: "custom", message: INCOMPLETE, input: typed });
    return kept ?? z.NEVER;
  });
}

function parse(text: string): PhoneNumber | null {
  const trimmed = withoutInvisibleMarks(text).trim();
  // Digits that begin with neither a zero nor a country's code are a number of any country.
  if (!/^[+＋0٠۰(]/.test(trimmed)) return null;
  const number = parsePhoneNumber(trimmed, { defaultCountry: HOME, extract: false });
  return number?.isValid() && !number.ext ? number : null;
}
