/** The languages in which a page of the site, or an e-mail, may be written. */
export const LANGUAGES = ["fr", "es", "ar"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The parameter by which a page or a letter in another language hands it on to another page. */
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

/** Arabic has the digits of the others, as Morocco writes it: amounts, days and counts of a screen are read together. */
const LOCALES: Record<Language, string> = { fr: "fr-MA", es: "es-ES", ar: "ar-u-nu-latn" };

/** The locale by which a language writes its numbers and dates. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** The address of a page that is there in each language: French is the one that is not named. */
export function pathIn(path: string, language: Language): string {
  if (language === "fr") return path;
  const [page = "", part] = path.split("#");
  return `${page}${page.includes("?") ? "&" : "?"}${LANGUAGE_PARAM}=${language}${part ? `#${part}` : ""}`;
}

/** What a link to a page of the site, which are in French, says of it where it stands in a page of another language. */
export function frenchTarget(ofPage: Language) {
  return ofPage === "fr" ? {} : { hrefLang: "fr" };
}

/** What marks a text in a page of another language; nothing where both are the same. */
export function languageMarks(language: Language, ofPage: Language = "fr") {
  return language === ofPage ? {} : { lang: language, dir: directionOf(language) };
}

/** The languages of e-mails, as a user chooses one. */
export const LANGUAGE_LABELS: Record<Language, string> = {
  fr: FRENCH_LANGUAGE_NAMES.fr,
  es: `${FRENCH_LANGUAGE_NAMES.es} (${OWN_LANGUAGE_NAMES.es.toLowerCase()})`,
  ar: `${FRENCH_LANGUAGE_NAMES.ar} (${OWN_LANGUAGE_NAMES.ar})`,
};
