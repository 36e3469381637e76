import type { TierName } from "~/features/services/model/service";
import type { Language } from "~/site/language";
import { LANGUAGE_PARAM } from "~/site/language";

/** How one leaves a page to talk with the agency, by the last part of its address. */
export const WAYS_OUT = { whatsapp: "whatsapp", appel: "phone", email: "email" } as const;

export type WayOut = keyof typeof WAYS_OUT;

export type ContactWay = (typeof WAYS_OUT)[WayOut];

/** What a chat is about, where it is not simply the page. */
export const CHAT_SUBJECTS = ["devis", "consultation", "projet"] as const;

export type ChatSubject = (typeof CHAT_SUBJECTS)[number];

interface From {
  /** Path of the page that holds the link. */
  page: string;
  language?: Language;
  subject?: ChatSubject | undefined;
  tier?: TierName | undefined;
}

/** The address of a link to the agency's WhatsApp, telephone or e-mail, by which it is known where it was followed. */
export function wayOutPath(way: WayOut, { page, language = "fr", subject, tier }: From): string {
  const query = new URLSearchParams({
    de: page,
    ...(subject && { sujet: subject }),
    ...(tier && { tier }),
    ...(language !== "fr" && { [LANGUAGE_PARAM]: language }),
  });
  // A path reads as it is written, in the address too.
  return `/go/${way}?${query.toString().replaceAll("%2F", "/")}`;
}

/** A message with the code by which its page and campaign are known. */
export function withReference(text: string, code: string | null): string {
  return code === null ? text : `${text}\n\n${referenceText(code)}`;
}

/** A code as a visitor reads it. */
export function referenceText(code: string): string {
  return `Réf. ${code}`;
}
