import type { TierName } from "~/features/services/model/service";
import { normalForm } from "~/lib/text/normal-form";
import type { Language } from "~/site/language";
import { LANGUAGE_PARAM } from "~/site/language";

/** How one leaves a page to talk with the agency, by the last part of its address. */
export const WAYS_OUT = { whatsapp: "whatsapp", appel: "phone", email: "email" } as const;

export type WayOut = keyof typeof WAYS_OUT;

export type ContactWay = (typeof WAYS_OUT)[WayOut];

/** What a chat is about, where it is not simply the page. */
export const CHAT_SUBJECTS = ["devis", "consultation", "projet"] as const;

export type ChatSubject = (typeof CHAT_SUBJECTS)[number];

/** The address of a link to the agency's WhatsApp, telephone or e-mail, by which it is known where it was followed. */
export function wayOutPath(
  way: WayOut,
  {
    page,
    language = "fr",
    subject,
    tier,
    message,
  }: {
    page: string;
    language?: Language;
    subject?: ChatSubject | undefined;
    tier?: TierName | undefined;
    /** The message that the visitor has just sent, by its signed name: the chat goes on with it. */
    message?: string | undefined;
  },
): string {
  const query = new URLSearchParams({
    de: page,
    ...(subject && { sujet: subject }),
    ...(tier && { tier }),
    ...(message && { demande: message }),
    ...(language !== "fr" && { [LANGUAGE_PARAM]: language }),
  });
  // A path reads as it is written, in the address too.
  return `/go/${way}?${query.toString().replaceAll("%2F", "/")}`;
}

export function withReference(text: string, code: string | null): string {
  return code === null ? text : `${text}\n\n${referenceText(code)}`;
}

export function referenceText(code: string): string {
  return `Réf. ${code}`;
}

/** Read aloud or typed from a phone, none is taken for another: no 0 and O, 1 and I, 5 and S, 8 and B,
 * 2 and Z, U and V together; no vowel, so no word.  */
export const REFERENCE_LETTERS = "234679CDFGHJKMNPQRTVWXY";

/** Normalises a typed code: with or without 'Réf.', in any case. */
export function readReference(typed: string): string {
  return normalForm(typed, "NFC")
    .toUpperCase()
    .replace(/^\s*R[ÉE]F\b\.?/, "")
    .replace(/[^A-Z0-9]/g, "");
}
