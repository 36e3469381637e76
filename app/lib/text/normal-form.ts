/** No script stacks as many on one letter (UAX #15, Stream-Safe Text Format). */
const STACKED_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in a normal form of Unicode. Of the marks on one letter the first thirty stay: putting marks in their order
 * takes a time that grows with the square of their number.
 */
export function normalForm(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return text.replace(STACKED_MARKS, "$1").normalize(form);
}
