import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ibanOf, isValidRib } from "~/lib/money/bank-account";
import { parseDecimal, twoReadings } from "~/lib/money/parse-decimal";

describe("a decimal number as it is typed", () => {
  it.each([
    ["1 250,5", 125_050],
    ["1.250,50", 125_050],
    ["1,250.50", 125_050],
    ["1250.5", 125_050],
    ["1\u202f250,50", 125_050],
    ["1\u00a0250", 125_000],
    ["1.250.000", 125_000_000],
    ["12.50", 1_250],
    ["0", 0],
    ["0,05", 5],
    ["0.100", 10],
    ["00.250", 25],
    ["1234,500", 123_450],
    ["1,250,000", 125_000_000],
    ["1’250.5", 125_050],
    ["١٬٢٥٠٫٥", 125_050],
    ["۱۲۵۰٫۵", 125_050],
    ["\u202a1 250,5\u202c", 125_050],
    ["١٢٥٠٫٥", 125_050],
    ["007", 700],
  ])("is read: %s", (typed, hundredths) => {
    expect(parseDecimal(typed, 2)).toBe(hundredths);
  });

  it.each([
    ...["", "1250 00", "1 2", "12 MAD", "9".repeat(14), "9".repeat(40)],
    ..."-5 1e9 12,345 1,2,3 0.125 12.345.67 0.125.000 1.500 12,500 1.25.3 1..2 ,5 5, NaN".split(" "),
  ])("is refused: %s", (typed) => {
    expect(parseDecimal(typed, 2)).toBeNull();
  });

  it.each([
    ["1.500", 2, ["1\u00a0500", "1,5"]],
    ["12,345", 2, ["12\u00a0345", "12,345"]],
    ["100,000", 0, ["100\u00a0000", "100"]],
    ["١,٥٠٠", 0, ["1\u00a0500", "1,5"]],
    ["1.500", 3, null],
    ["0.500", 2, null],
    ["1.500.000", 2, null],
    ["1 500,500", 2, null],
  ])("that may be two numbers is asked about: %s with %i decimals", (typed, decimals, readings) => {
    expect(twoReadings(typed, decimals)).toEqual(readings);
  });

  it("has three decimals where the field has", () => {
    expect(["0.125", "0.750", "00.250", "1.125", "1,125"].map((typed) => parseDecimal(typed, 3))).toEqual([
      125, 750, 250, 1125, 1125,
    ]);
  });

  it("costs nothing where it is long", () => {
    for (const sign of ["0", " ", ".", "1,", "\u200e"]) expect(parseDecimal(`1${sign.repeat(1e6)}x`, 2)).toBeNull();
  });

  it("is the same number in both notations, however it is grouped, and in Arabic digits", () => {
    const notations = [
      { group: ",", decimal: "." },
      { group: "٬", decimal: "٫" },
      ...[".", "\u202f", "\u00a0", " ", ""].map((group) => ({ group, decimal: "," })),
    ];
    const hundredths = fc.integer({ min: 0, max: 10 ** 11 });
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...notations), fc.constantFrom(0, 0x660, 0x6f0), (value, signs, zero) => {
        const whole = String(Math.floor(value / 100)).replace(/\B(?=(\d{3})+$)/g, signs.group);
        const latin = `${whole}${signs.decimal}${String(value % 100).padStart(2, "0")}`;
        const typed = zero === 0 ? latin : latin.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
        expect(parseDecimal(typed, 2)).toBe(value);
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

describe("an IBAN", () => {
  it("is the RIB behind two digits that make the whole 1 modulo 97", () => {
    // The example of the register of IBANs.
    expect(ibanOf("011519000001205000534921")).toBe("MA64011519000001205000534921");
    expect(ibanOf("")).toBeNull();
  });
});
