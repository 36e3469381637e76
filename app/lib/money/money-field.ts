import { optionalNumberField } from "~/lib/forms/number-fields";

/** As many hundredths as a column of ten digits before the decimals holds. */
const HUNDREDTHS_MAX = 999_999_999_999;

/** A typed amount as '12500.50' for the database, unrounded; null when empty; else the French `unreadable`. */
export function moneyField(unreadable: string) {
  return optionalNumberField({ decimals: 2, max: HUNDREDTHS_MAX, sentence: unreadable }).transform((hundredths) =>
    hundredths === null ? null : `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`,
  );
}
