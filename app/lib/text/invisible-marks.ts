/**
 * Signs that nobody sees: directions, joiners, zero-width spaces, soft hyphens, variation selectors. They come along
 * when a number, an address or a code is copied from a page, a chat or an address book.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A code-like text, such as a telephone number, an address, an amount or a date, without them. Not for prose, where
 * Persian and emoji need their joiners.
 */
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
