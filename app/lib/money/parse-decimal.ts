const SPACES = /[\s\u00a0\u202f\u2009]/g;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * A decimal number as it is written in Casablanca, Madrid or Riyadh ('1 250,5', '1.250,50', '1250.50', '١٢٥٠٫٥'), as a
 * whole number of its smallest unit: '1 250,5' with two decimals is 125050. Of two kinds of separators the last one
 * is the decimal one; a dot before groups of three digits separates thousands.
 * @returns null when it is no such number, is negative, or has more decimals
 */
export function parseDecimal(typed: string, decimals: number): number | null {
  const text = westernDigits(typed).replace(SPACES, "");
  const separator = decimalSeparatorOf(text);
  const plain = separator ? withDecimalDot(text, separator) : text.replace(/[.,](?=\d{3}(?:\D|$))/g, "");
  const match = /^(\d{1,13})(?:\.(\d+))?$/.exec(plain);
  if (!match) return null;
  const [, whole = "", fraction = ""] = match;
  const kept = fraction.replace(/(?<!0)0+$/, "");
  if (kept.length > decimals) return null;
  const value = Number(whole + kept.padEnd(decimals, "0"));
  return Number.isSafeInteger(value) ? value : null;
}

/** The sign before the decimals, if there is one: '1.250' and '1.250.000' have none, '1,250' would be ambiguous. */
function decimalSeparatorOf(text: string): "," | "." | null {
  const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  if (last < 0) return null;
  const sign = text[last] as "," | ".";
  const isMixed = text.includes(",") && text.includes(".");
  if (!isMixed && sign === "." && GROUPED.test(text)) return null;
  return sign;
}

function withDecimalDot(text: string, separator: "," | "."): string {
  const [thousands, decimals = ""] = [text.slice(0, text.lastIndexOf(separator)), text.split(separator).at(-1)];
  const isWhole = /^\d+$/.test(thousands) || GROUPED.test(thousands);
  // Anything that groups badly stays as it is, and is refused.
  return isWhole ? `${thousands.replace(/[.,]/g, "")}.${decimals}` : text;
}

function westernDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٫/g, ",")
    .replace(/٬/g, "");
}
