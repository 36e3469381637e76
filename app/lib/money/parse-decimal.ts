import { withVisibleGroups } from "~/lib/text/format-number";
import { westernDigits } from "~/lib/text/invisible-marks";

/** Longer than any number that is kept, with its groups. */
const LENGTH_MAX = 40;
const WHOLE_MAX = 13;

/** Digits in groups of three, which never begin with a zero, behind one and the same sign; then perhaps decimals. */
const GROUPED = /^([1-9]\d{0,2})((?:([ .,’])\d{3})(?:\3\d{3})*)(?:([.,٫])(\d+))?$/;
const UNGROUPED = /^(\d+)(?:[.,٫](\d+))?$/;

/** A number as its digits before and after the decimal sign, and the other number that it may be as well. */
interface Reading {
  whole: string;
  fraction: string;
  /** Of '1.500' and '1,500': a thousand and a half, where this is one and a half. */
  grouped?: string;
}

/**
 * A decimal number as it is written in Casablanca, Madrid, Riyadh, London or Geneva ('1 250,5', '1.250,50', '١٬٢٥٠٫٥',
 * '1,250.50', '1’250.50'), as a whole number of its smallest unit: '1 250,5' with two decimals is 125050.
 * @returns null when it is no such number, is negative, has more decimals, or may be two numbers: see `twoReadings`
 */
export function parseDecimal(typed: string, decimals: number): number | null {
  const reading = readingOf(typed);
  if (!reading || isUnsure(reading, decimals)) return null;
  const fraction = withoutTrailingZeros(reading.fraction);
  if (reading.whole.length > WHOLE_MAX || fraction.length > decimals) return null;
  const value = Number(reading.whole + fraction.padEnd(decimals, "0"));
  return Number.isSafeInteger(value) ? value : null;
}

/** The two numbers that '1.500' or '1,500' may mean with fewer than three decimals: '1 500' and '1,5'; else null. */
export function twoReadings(typed: string, decimals: number): [grouped: string, decimal: string] | null {
  const reading = readingOf(typed);
  if (!reading?.grouped || !isUnsure(reading, decimals)) return null;
  const fraction = withoutTrailingZeros(reading.fraction);
  return [withVisibleGroups(reading.grouped), fraction ? `${reading.whole},${fraction}` : reading.whole];
}

function isUnsure({ grouped }: Reading, decimals: number): boolean {
  return grouped !== undefined && decimals < 3;
}

function readingOf(typed: string): Reading | null {
  const plain = westernDigits(typed).trim().replace(/\s+/g, " ");
  const text = plain.replace(/['٬]/g, "’").replaceAll("،", ",");
  if (text.length > LENGTH_MAX) return null;
  const [, first = "", groups = "", group, sign, fraction = ""] = GROUPED.exec(text) ?? [];
  if (group === undefined) {
    const [found, whole = "", rest = ""] = UNGROUPED.exec(text) ?? [];
    return found === undefined ? null : { whole, fraction: rest };
  }
  if (sign === group) return null;
  const hasOneDotOrComma = groups.length === 4 && (group === "." || group === ",") && sign === undefined;
  if (hasOneDotOrComma) return { whole: first, fraction: groups.slice(1), grouped: `${first}\u202f${groups.slice(1)}` };
  return { whole: first + groups.replaceAll(group, ""), fraction };
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}
