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
