import { withFirstOfMonth } from "~/lib/dates/first-of-month";
import type { Language } from "~/site/language";

/** Western digits in Arabic too, like the amounts beside them. */
const LOCALES: Record<Language, string> = { fr: "fr", es: "es", ar: "ar-u-nu-latn-ca-gregory" };
const TIME_ZONE = "Africa/Casablanca";

const days = formatsOf({ dateStyle: "long", timeZone: "UTC" });
const moments = formatsOf({ dateStyle: "long", timeStyle: "short", timeZone: TIME_ZONE });

function formatsOf(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  const of = (language: Language) => new Intl.DateTimeFormat(LOCALES[language], options);
  return { fr: of("fr"), es: of("es"), ar: of("ar") };
}

/** A day of a document, '2026-11-23', as its readers write it. */
export function formatDocumentDay(day: string, language: Language): string {
  return withFirstOfMonth(days[language].format(new Date(`${day}T00:00:00Z`)));
}

/** Day and time in Casablanca, as the readers of a document write them. */
export function formatDocumentTime(at: Date, language: Language): string {
  return withFirstOfMonth(moments[language].format(at));
}
