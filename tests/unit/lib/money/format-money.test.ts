import { describe, expect, it } from "vitest";
import {
  formatBasisPoints,
  formatHundredths,
  formatMoney,
  formatQuantity,
  hundredthsText,
} from "~/lib/money/format-money";
import { divideRounded, splitByWeights } from "~/lib/money/integer-math";

describe("amounts in words of figures", () => {
  it.each([
    [formatMoney(125_050, "MAD"), "1\u00a0250,50\u00a0MAD"],
    [formatMoney(125_050, "EUR", "es"), "1.250,50\u00a0€"],
    [formatMoney(-1, "SAR", "fr"), "-0,01\u00a0SAR"],
    [formatHundredths(100_000_000), "1\u00a0000\u00a0000,00"],
    [formatQuantity(1_500), "1,5"],
    [formatQuantity(2_000), "2"],
    [formatBasisPoints(2_000), "20\u00a0%"],
    [formatBasisPoints(550), "5,5\u00a0%"],
    [hundredthsText(125_050), "1250,50"],
    [hundredthsText(-7), "-0,07"],
    [hundredthsText(Number.MAX_SAFE_INTEGER), "90071992547409,91"],
    [formatHundredths(Number.MAX_SAFE_INTEGER), "90\u00a0071\u00a0992\u00a0547\u00a0409,91"],
    [hundredthsText(null), ""],
  ])("%s", (written, expected) => {
    expect(written).toBe(expected);
  });

  it.each([
    // Morocco writes its Arabic amounts with western digits and a decimal comma, Saudi Arabia with a decimal point.
    [formatMoney(338_622, "MAD", "ar"), "3.386,22\u00a0MAD"],
    [formatMoney(338_622, "EUR", "ar"), "3.386,22\u00a0€"],
    [formatMoney(338_622, "SAR", "ar"), "\u200f\u20683,386.22\u2069\u00a0ر.س"],
    [formatMoney(-123_456_750, "SAR", "ar"), "\u200f\u2068\u200e-1,234,567.50\u2069\u00a0ر.س"],
    [formatMoney(338_622, "SAR", "fr"), "3\u00a0386,22\u00a0SAR"],
    [formatMoney(338_622, "SAR", "es"), "3.386,22\u00a0SAR"],
    [formatHundredths(115_050, "ar", "SAR"), "1,150.50"],
    [formatHundredths(115_050, "ar", "MAD"), "1.150,50"],
    [formatQuantity(1_500, "ar", "SAR"), "1.5"],
    [formatQuantity(12_345_000, "ar", "SAR"), "12,345"],
    [formatQuantity(1_500, "ar"), "1,5"],
    [formatBasisPoints(550, "ar", "SAR"), "5.5\u00a0%"],
    [formatBasisPoints(550, "ar", "EUR"), "5,5\u00a0%"],
    [formatBasisPoints(550, "es", "SAR"), "5,5\u00a0%"],
  ])("writes the numbers of a document as its readers do: %s", (written, expected) => {
    expect(written).toBe(expected);
  });
});

describe("whole numbers divided", () => {
  it.each([
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [4n, 3n, 1],
    [0n, 7n, 0],
  ])("%s / %s, a half away from zero", (numerator, denominator, result) => {
    expect(divideRounded(numerator, denominator)).toBe(result);
  });

  it("refuses what no number holds exactly", () => {
    expect(() => divideRounded(10n ** 20n, 1n)).toThrow(RangeError);
  });

  it("splits a whole by weights without a rest", () => {
    expect(splitByWeights(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByWeights(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(splitByWeights(0, [2, 3])).toEqual([0, 0]);
  });
});
