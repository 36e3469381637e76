import type { Language } from "~/site/language";
import { ARABIC } from "./arabic";
import type { Words } from "./french";
import { FRENCH } from "./french";
import { SPANISH } from "./spanish";

const WORDS: Record<Language, Words> = { fr: FRENCH, es: SPANISH, ar: ARABIC };

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
