import { casablancaFormat } from "~/lib/dates/casablanca";
import { withFirstOfMonth } from "~/lib/dates/first-of-month";
import type { Language } from "~/site/language";

/** Western digits in Arabic too, like the amounts beside them. */
const LOCALES: Record<Language, string> = { fr: "fr", es: "es", ar: "ar-u-nu-latn-ca-gregory" };

const days = inEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
const moments = inEach((locale) => casablancaFormat(locale, { dateStyle: "long", timeStyle: "short" }));
/** The zone is named: read abroad, and as evidence. */
const exactMoments = inEach((locale) => casablancaFormat(locale, { dateStyle: "long", timeStyle: "long" }));

function inEach<Format>(of: (locale: string) => Format): Record<Language, Format> {
  return { fr: of(LOCALES.fr), es: of(LOCALES.es), ar: of(LOCALES.ar) };
}

/** A day of a document, '2026-11-23', in words. */
export function formatDocumentDay(day: string, language: Language): string {
  return withFirstOfMonth(days[language].format(new Date(`${day}T00:00:00Z`)));
}

/** Day and time in Casablanca, in words. */
export function formatDocumentTime(at: Date, language: Language): string {
  return withFirstOfMonth(moments[language].format(at));
}

/** Day, time to the second and its distance from UTC: '27 novembre 2026 à 10:12:05 UTC'. */
export function formatExactTime(at: Date, language: Language): string {
  return withFirstOfMonth(exactMoments[language].format(at));
}
