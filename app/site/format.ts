import { casablancaFormat } from "~/lib/dates/casablanca";
import { withFirstOfMonth } from "~/lib/dates/first-of-month";
import { withVisibleGroups } from "~/lib/text/format-number";
import type { Language } from "./language";
import { localeOf } from "./language";

const LOCALE = "fr-MA";

/** Commas before decimals in each language, and in French narrow spaces between thousands. */
const NUMBER_LOCALES = { fr: "fr-FR", es: "es-ES", ar: "ar-MA" } as const;

const money = {
  fr: wholeOrCents(NUMBER_LOCALES.fr),
  es: wholeOrCents(NUMBER_LOCALES.es),
  ar: wholeOrCents(NUMBER_LOCALES.ar),
};
const dates = { fr: longDate("fr"), es: longDate("es"), ar: longDate("ar") };
const SHORT_DAY = { day: "numeric", month: "short" } as const;
const TIME = { hour: "2-digit", minute: "2-digit" } as const;
const shortDate = casablancaFormat(LOCALE, { ...SHORT_DAY, year: "numeric" });
const shortDateTime = casablancaFormat(LOCALE, { ...SHORT_DAY, year: "numeric", ...TIME });
const weekdayTime = casablancaFormat(LOCALE, { weekday: "short", ...SHORT_DAY, ...TIME });
const dateTimes = { fr: longDateTime(LOCALE), es: longDateTime(localeOf("es")), ar: longDateTime(localeOf("ar")) };
const numericDate = casablancaFormat("fr-FR", { day: "2-digit", month: "2-digit", year: "numeric" });
const clock = casablancaFormat("fr-FR", TIME);

function wholeOrCents(locale: string) {
  const options = { minimumFractionDigits: 2, trailingZeroDisplay: "stripIfInteger", useGrouping: "always" } as const;
  return new Intl.NumberFormat(locale, options);
}

/** `12500` as '12 500 MAD', `99.5` as '99,50 MAD'; '12.500 MAD' in Spanish and Arabic. */
export function formatMad(amountMad: number, language: Language = "fr"): string {
  return `${withVisibleGroups(money[language].format(amountMad))}\u00a0MAD`;
}

function longDateTime(locale: string) {
  return casablancaFormat(locale, { dateStyle: "long", timeStyle: "short", calendar: "gregory" });
}

/** The calendar of the site is the common one: readers in Saudi Arabia too compare its dates with those of a contract. */
function longDate(language: Language) {
  return casablancaFormat(localeOf(language), { dateStyle: "long", calendar: "gregory" });
}

/** '21 novembre 2026' in French, '21 de noviembre de 2026' in Spanish, in Casablanca. */
export function formatDate(value: Date, language: Language = "fr"): string {
  return withFirstOfMonth(dates[language].format(value));
}

/** '21 nov. 2026', in Casablanca. */
export function formatShortDate(value: Date): string {
  return withFirstOfMonth(shortDate.format(value));
}

/** '21 nov. 2026, 09:12', in Casablanca. */
export function formatShortDateTime(value: Date): string {
  return withFirstOfMonth(shortDateTime.format(value));
}

/** 'sam. 21 nov., 09:12', in Casablanca. */
export function formatWeekdayTime(value: Date): string {
  return withFirstOfMonth(weekdayTime.format(value));
}

/** '21 novembre 2026 à 09:12', in Casablanca; in another language of the site where it is named. */
export function formatDateTime(value: Date, language: Language = "fr"): string {
  return withFirstOfMonth(dateTimes[language].format(value));
}

/** '21/11/2026', in Casablanca: as French spreadsheets read a date. */
export function formatNumericDate(value: Date): string {
  return numericDate.format(value);
}

/** '21/11/2026 09:12', in Casablanca: as French spreadsheets read a time. */
export function formatNumericDateTime(value: Date): string {
  return `${numericDate.format(value)} ${clock.format(value)}`;
}

const KILOBYTE = 1024;
const SIZE_UNITS = [
  ["gigabyte", KILOBYTE * KILOBYTE * KILOBYTE],
  ["megabyte", KILOBYTE * KILOBYTE],
  ["kilobyte", KILOBYTE],
] as const;

/** A number of bytes as '12,5 Go', '2,4 Mo' or '310 ko', never as zero. */
export function formatBytes(bytes: number, language: Language = "fr"): string {
  const [unit, size] = SIZE_UNITS.find(([, least]) => bytes >= least) ?? (["kilobyte", KILOBYTE] as const);
  const options = { style: "unit", unit, maximumFractionDigits: unit === "kilobyte" ? 0 : 1 } as const;
  return new Intl.NumberFormat(NUMBER_LOCALES[language], options).format(Math.max(1, bytes / size));
}
