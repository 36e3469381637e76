import { withVisibleGroups } from "~/lib/text/format-number";
import { isolated } from "~/lib/text/isolated";

type Language = "fr" | "es" | "ar";

const LOCALES = { fr: "fr-FR", es: "es-ES", ar: "ar-MA" } as const;
/** Arabic as Saudi Arabia writes it, with western digits: '3,386.22' where Morocco writes '3.386,22'. */
const SAUDI = "ar-SA-u-nu-latn";
/** French and Spanish documents write the code of these two; everybody reads '€'. */
const SIGNS: Record<string, string> = { MAD: "MAD", EUR: "€", SAR: "SAR" };

const formats = new Map<string, Intl.NumberFormat>();

/** Hundredths as documents write them: 125050 is '1 250,50 MAD'. Arabic as in Morocco, riyals as in Saudi Arabia. */
export function formatMoney(hundredths: number, currency: string, language: Language = "fr"): string {
  const amount = formatHundredths(hundredths, language, currency);
  // Arabic letters behind a number put it on their right; the mark says so in texts of another direction, too.
  if (localeOf(language, currency) === SAUDI) return `\u200f${isolated(amount)}\u00a0ر.س`;
  return `${amount}\u00a0${SIGNS[currency] ?? currency}`;
}

/** The same amount without its currency: '1 250,50'. @param currency of the document, which says how numbers are written */
export function formatHundredths(hundredths: number, language: Language = "fr", currency?: string): string {
  return withVisibleGroups(formatFor(localeOf(language, currency), 2).format(decimalText(hundredths, 2)));
}

/** A quantity in thousandths: 1500 is '1,5'. @param currency of the document, which says how numbers are written */
export function formatQuantity(thousandths: number, language: Language = "fr", currency?: string): string {
  return withVisibleGroups(formatFor(localeOf(language, currency), 0, 3).format(decimalText(thousandths, 3)));
}

/** Basis points: 2000 is '20 %', 550 is '5,5 %'. @param currency of the document, which says how numbers are written */
export function formatBasisPoints(basisPoints: number, language: Language = "fr", currency?: string): string {
  const percent = formatFor(localeOf(language, currency), 0, 2).format(decimalText(basisPoints, 2));
  return `${withVisibleGroups(percent)}\u00a0%`;
}

function localeOf(language: Language, currency?: string): string {
  return language === "ar" && currency === "SAR" ? SAUDI : LOCALES[language];
}

/** An amount as it stands in a form: 125050 is '1250,50'; empty for none. */
export function hundredthsText(hundredths: number | null): string {
  return hundredths === null ? "" : decimalText(hundredths, 2).replace(".", ",");
}

/** A number of so many decimals as it stands in a form or a table: 1500 of three is '1,5', 2000 of two is '20'. */
export function plainDecimal(value: number, decimals: number): string {
  return decimalText(value, decimals)
    .replace(/\.?(?<!0)0+$/, "")
    .replace(".", ",");
}

/** A whole number of small units as a decimal number is written, digit by digit: no amount becomes a binary fraction. */
function decimalText(value: number, decimals: number): `${number}` {
  const digits = String(Math.abs(value)).padStart(decimals + 1, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` as `${number}`;
}

function formatFor(locale: string, minimum: number, maximum = minimum): Intl.NumberFormat {
  const key = `${locale}${minimum}${maximum}`;
  const known = formats.get(key);
  if (known) return known;
  const options = { minimumFractionDigits: minimum, maximumFractionDigits: maximum, useGrouping: "always" } as const;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** An amount in MAD as it stands in a form: '1250,5'; empty for none. */
export function moneyText(amountMad: number | null): string {
  return amountMad === null ? "" : String(amountMad).replace(".", ",");
}

const small = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** `12300` millionths of a dollar as '0,0123 $US', which no other dollar is. */
export function formatMicroUsd(microUsd: number): string {
  return `${small.format(microUsd / 1_000_000).replaceAll("\u202f", "\u00a0")}\u00a0$US`;
}
