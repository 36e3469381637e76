/** The languages in which a page of the site, or an e-mail, may be written. */
export const LANGUAGES = ["fr", "es", "ar"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The parameter by which a page in another language hands it on to a form, which is in French. */
export const LANGUAGE_PARAM = "lang";

/** Whether a text names one of our languages. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The way in which a language is written and read. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

/** What each is called in French. */
export const FRENCH_LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  fr: "Français",
  es: "Espagnol",
  ar: "Arabe",
};

/** What each is called by those who speak it. */
export const OWN_LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  fr: "Français",
  es: "Español",
  ar: "العربية",
};

const LOCALES: Record<Language, string> = { fr: "fr-MA", es: "es-ES", ar: "ar-SA" };

/** The locale by which a language writes its numbers and dates. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** What a link to a page of the site, which are in French, says of it where it stands in a page of another language. */
export function frenchTarget(ofPage: Language) {
  return ofPage === "fr" ? {} : { hrefLang: "fr" };
}

/** What marks a text in a page of another language; nothing where both are the same. */
export function languageMarks(language: Language, ofPage: Language = "fr") {
  return language === ofPage ? {} : { lang: language, dir: directionOf(language) };
}

// To make one costs more than most of a page.
const ungrouped = new Map<Language, Intl.NumberFormat>();

/** A whole number in the digits of a language, ungrouped: 2026 is '٢٠٢٦' in Arabic. */
export function inDigitsOf(language: Language, value: number): string {
  const format = ungrouped.get(language) ?? new Intl.NumberFormat(LOCALES[language], { useGrouping: false });
  ungrouped.set(language, format);
  return format.format(value);
}
