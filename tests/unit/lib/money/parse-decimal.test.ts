import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isValidRib } from "~/lib/money/bank-account";
import { parseDecimal } from "~/lib/money/parse-decimal";

describe("a decimal number as it is typed", () => {
  it.each([
    ["1 250,5", 125_050],
    ["1.250,50", 125_050],
    ["1,250.50", 125_050],
    ["1250.5", 125_050],
    ["1\u202f250,50", 125_050],
    ["1\u00a0250", 125_000],
    ["1.250", 125_000],
    ["1.250.000", 125_000_000],
    ["12.50", 1_250],
    ["0", 0],
    ["0,05", 5],
    ["12,500", 1_250],
    ["١٢٥٠٫٥", 125_050],
    ["007", 700],
  ])("is read: %s", (typed, hundredths) => {
    expect(parseDecimal(typed, 2)).toBe(hundredths);
  });

  it.each([
    "",
    "-5",
    "1e9",
    "12,345",
    "1,2,3",
    "1.25.3",
    "12 MAD",
    "1..2",
    ",5",
    "5,",
    "NaN",
    "9".repeat(14),
    "9".repeat(40),
  ])("is refused: %s", (typed) => {
    expect(parseDecimal(typed, 2)).toBeNull();
  });

  it("is the same number however it is grouped and with whichever decimal sign", () => {
    const hundredths = fc.integer({ min: 0, max: 10 ** 11 });
    fc.assert(
      fc.property(hundredths, fc.constantFrom(" ", "\u202f", "\u00a0", ".", ""), (value, space) => {
        const whole = String(Math.floor(value / 100)).replace(/\B(?=(\d{3})+$)/g, space);
        expect(parseDecimal(`${whole},${String(value % 100).padStart(2, "0")}`, 2)).toBe(value);
      }),
    );
  });
});

describe("the key of a bank account", () => {
  it("catches every single wrong digit and every swap of two neighbours", () => {
    const rib = "230780123456789012345649";
    expect(isValidRib(rib)).toBe(true);
    for (let place = 0; place < rib.length; place += 1) {
      for (const digit of "0123456789".replace(rib[place] ?? "", "")) {
        expect(isValidRib(rib.slice(0, place) + digit + rib.slice(place + 1))).toBe(false);
      }
      const [here = "", next = ""] = [rib[place], rib[place + 1]];
      if (next && here !== next)
        expect(isValidRib(rib.slice(0, place) + next + here + rib.slice(place + 2))).toBe(false);
    }
  });

  it.each(["", "1", "23078012345678901234564", "23078012345678901234564a"])("is not one: %s", (rib) => {
    expect(isValidRib(rib)).toBe(false);
  });
});
