import type { Language } from "./language";
import { inDigitsOf } from "./language";

/** 'More than 500' the way each language abbreviates it: '500+', '+500', '٥٠٠+'. */
export function moreThan(language: Language, value: number): string {
  const digits = inDigitsOf(language, value);
  return language === "es" ? `+${digits}` : `${digits}+`;
}

/** What a link says of the site's other pages, which are in French; nothing on a French page. */
export function hrefLangFrom(language: Language): "fr" | undefined {
  return language === "fr" ? undefined : "fr";
}
