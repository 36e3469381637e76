import type { LegalIdentity } from "~/features/billing/identity/model";
import type { Language } from "~/site/language";
import { LANGUAGES } from "~/site/language";
import type { Site } from "~/site/site-settings";
import type { NavLink } from "../navigation";

/** What the legal pages are made of; what is not known is left out, never invented. */
export interface LegalFacts {
  site: Pick<
    Site,
    "siteName" | "siteUrl" | "phone" | "email" | "address" | "cndpReceipt" | "dataLocation" | "publisher" | "host"
  >;
  identity: LegalIdentity;
  /** In words, 'SARL' and '100 000 MAD'; null where they are not given. */
  legalForm: string | null;
  shareCapital: string | null;
  /** After how many years a lost inquiry is erased, and after how many days an unwanted one. */
  keepLostYears: number;
  keepSpamDays: number;
  /** For how long the office can bring back what it deleted. */
  keepTrashDays: number;
}

/** A term with what it says; `isLatin` for numbers and addresses that are read from the left. */
export interface LegalFact {
  term: string;
  value: string;
  isLatin?: boolean;
}

export interface LegalSection {
  /** The place in the page, the same in every language. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  facts?: readonly LegalFact[];
  items?: readonly string[];
  link?: { to: string; label: string };
}

/** A legal page in one language. */
export interface LegalText {
  lead: string;
  description: string;
  contents: string;
  sections: readonly LegalSection[];
}

/** The words of a legal page, in each language. */
export type LegalCopy = Record<Language, (facts: LegalFacts) => LegalText>;

/** The legal pages, by the last part of their address. */
export const LEGAL_PAGES = ["mentions-legales", "confidentialite", "accessibilite"] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

export const LEGAL_TITLES: Record<LegalPage, Record<Language, string>> = {
  "mentions-legales": { fr: "Mentions légales", es: "Aviso legal", ar: "بيانات قانونية" },
  confidentialite: { fr: "Confidentialité", es: "Privacidad", ar: "الخصوصية" },
  accessibilite: { fr: "Accessibilité", es: "Accesibilidad", ar: "إمكانية الوصول" },
};

/** ISO date of the last change of their words. */
export const LEGAL_UPDATED_ON = "2026-11-23";

export const LEGAL_WORDS: Record<Language, { updated: string; otherLanguages: string }> = {
  fr: { updated: "Mis à jour le", otherLanguages: "Autres langues" },
  es: { updated: "Actualizado el", otherLanguages: "Otros idiomas" },
  ar: { updated: "آخر تحديث:", otherLanguages: "لغات أخرى" },
};

/** The versions of a legal page, for search engines. */
export function legalAlternates(page: LegalPage): { hreflang: string; path: string }[] {
  return [
    ...LANGUAGES.map((language) => ({ hreflang: language, path: legalPath(page, language) })),
    { hreflang: "x-default", path: legalPath(page, "fr") },
  ];
}

/** The legal pages in a language, for the foot of every page. */
export function legalLinks(language: Language): NavLink[] {
  return LEGAL_PAGES.map((page) => ({ to: legalPath(page, language), label: LEGAL_TITLES[page][language] }));
}

/** The facts that are known. */
export function knownFacts(
  rows: readonly (readonly [term: string, value: string | null | undefined, isLatin?: boolean])[],
): LegalFact[] {
  return rows.flatMap(([term, value, isLatin]) => (value ? [{ term, value, ...(isLatin && { isLatin }) }] : []));
}

/** The address of a legal page in a language. */
export function legalPath(page: LegalPage, language: Language): string {
  return language === "fr" ? `/${page}` : `/${page}/${language}`;
}
