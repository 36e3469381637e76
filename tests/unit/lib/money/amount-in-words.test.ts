import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountInWords } from "~/lib/money/amount-in-words";

describe("an amount in words", () => {
  it.each([
    [0, "MAD", "zéro dirham"],
    [1, "MAD", "un centime"],
    [50, "MAD", "cinquante centimes"],
    [100, "MAD", "un dirham"],
    [180, "MAD", "un dirham et quatre-vingts centimes"],
    [200, "MAD", "deux dirhams"],
    [2_100, "EUR", "vingt et un euros"],
    [8_000, "MAD", "quatre-vingts dirhams"],
    [8_100, "MAD", "quatre-vingt-un dirhams"],
    [10_000, "MAD", "cent dirhams"],
    [20_000, "MAD", "deux cents dirhams"],
    [20_100, "MAD", "deux cent un dirhams"],
    [125_050, "MAD", "mille deux cent cinquante dirhams et cinquante centimes"],
    [8_000_000, "MAD", "quatre-vingt mille dirhams"],
    [100_000_000, "MAD", "un million de dirhams"],
    [100_000_000, "EUR", "un million d’euros"],
    [200_000_000_000, "MAD", "deux milliards de dirhams"],
    [100_000_100, "SAR", "un million un riyals saoudiens"],
  ] as const)("is French: %i %s", (hundredths, currency, words) => {
    expect(amountInWords(hundredths, currency, "fr")).toBe(words);
  });

  it.each([
    [0, "EUR", "cero euros"],
    [1, "SAR", "una halala"],
    [21, "SAR", "veintiuna halalas"],
    [100, "EUR", "un euro"],
    [101, "EUR", "un euro con un céntimo"],
    [2_100, "EUR", "veintiún euros"],
    [8_000, "EUR", "ochenta euros"],
    [10_000, "EUR", "cien euros"],
    [20_000, "MAD", "doscientos dírhams"],
    [2_100_000, "EUR", "veintiún mil euros"],
    [3_100_000, "EUR", "treinta y un mil euros"],
    [100_000_000, "EUR", "un millón de euros"],
    [200_000_000, "SAR", "dos millones de riales saudíes"],
    [
      123_456_789,
      "EUR",
      "un millón doscientos treinta y cuatro mil quinientos sesenta y siete euros con ochenta y nueve céntimos",
    ],
  ] as const)("is Spanish: %i %s", (hundredths, currency, words) => {
    expect(amountInWords(hundredths, currency, "es")).toBe(words);
  });

  it.each([
    [0, "SAR", "صفر ريال سعودي"],
    [1, "SAR", "هللة واحدة"],
    [3, "SAR", "ثلاث هللات"],
    [3, "MAD", "ثلاثة سنتيمات"],
    [100, "SAR", "ريال سعودي واحد"],
    [200, "SAR", "ريالان سعوديان"],
    [300, "SAR", "ثلاثة ريالات سعودية"],
    [1_100, "SAR", "أحد عشر ريالاً سعودياً"],
    [8_000, "MAD", "ثمانون درهماً مغربياً"],
    [10_000, "MAD", "مائة درهم مغربي"],
    [10_100, "MAD", "مائة درهم مغربي ودرهم مغربي واحد"],
    [20_000, "SAR", "مئتا ريال سعودي"],
    [200_000, "SAR", "ألفا ريال سعودي"],
    [20_000_000, "SAR", "مئتا ألف ريال سعودي"],
    [100_000_000, "SAR", "مليون ريال سعودي"],
    [200_000_000, "SAR", "مليونا ريال سعودي"],
    [125_050, "SAR", "ألف ومئتان وخمسون ريالاً سعودياً وخمسون هللة"],
  ] as const)("is Arabic: %i %s", (hundredths, currency, words) => {
    expect(amountInWords(hundredths, currency, "ar")).toBe(words);
  });

  it("tells any two amounts apart, and holds no figure", () => {
    const amount = fc.integer({ min: 0, max: 999_999_999_999 });
    const currency = fc.constantFrom("MAD" as const, "EUR" as const, "SAR" as const);
    const language = fc.constantFrom("fr" as const, "es" as const, "ar" as const);
    fc.assert(
      fc.property(amount, amount, currency, language, (one, other, of, said) => {
        const words = amountInWords(one, of, said);
        expect(words).not.toMatch(/[\p{N}\s]{2}|\p{N}|undefined|^\s|\s$/u);
        expect(words === amountInWords(other, of, said)).toBe(one === other);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])("is refused: %f", (hundredths) => {
    expect(() => amountInWords(hundredths, "MAD", "fr")).toThrow(RangeError);
  });
});
