/** Directions, joiners, zero-width spaces, soft hyphens and the like, which come along when text is copied. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A number, address, amount or date without invisible marks. Not for prose: Persian and emoji need joiners. */
export function withoutInvisibleMarks(text: string): string {
  return text.replace(INVISIBLE, "");
}

const ZEROS = [0x660, 0x6f0];

/** A number or a date as a reader takes it: digits of Arabic and Persian keyboards as 0 to 9, and nothing that is not seen. */
export function westernDigits(typed: string): string {
  return withoutInvisibleMarks(typed).replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => code >= zero) ?? code));
  });
}
