import { optionalNumberField } from "~/lib/forms/number-fields";

/** As many hundredths as a column of ten digits before the decimals holds. */
const HUNDREDTHS_MAX = 999_999_999_999;

/**
 * An amount as people write it, turned into '12500.50' as the database takes it, without rounding on the way; null
 * when left empty. Anything else, a negative amount or more than two decimals is answered with `unreadable`, a French
 * sentence.
 */
export function moneyField(unreadable: string) {
  return optionalNumberField({ decimals: 2, max: HUNDREDTHS_MAX, sentence: unreadable }).transform((hundredths) =>
    hundredths === null ? null : `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`,
  );
}
