import type { Language } from "~/site/language";
import { ARABIC } from "./arabic";
import { FRENCH } from "./french";
import { SPANISH } from "./spanish";
import type { Words } from "./words";

const WORDS: Record<Language, Words> = { fr: FRENCH, es: SPANISH, ar: ARABIC };

/** The words of documents in a language. */
export function wordsOf(language: Language): Words {
  return WORDS[language];
}

const LOCALES: Record<Language, string> = { fr: "fr", es: "es", ar: "ar-u-nu-latn-ca-gregory" };

/** '23 novembre 2026' of '2026-11-23', with the figures of the amounts. */
export function documentDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The name of a country, by its two letters. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
