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

/** The name of a country, by its two letters. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
