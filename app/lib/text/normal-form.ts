/** No script stacks as many on one letter (UAX #15, Stream-Safe Text Format). */
const STACKED_MARKS = /(\p{M}{30})\p{M}+/gu;

/** A text in a Unicode normal form, with at most 30 marks a letter: ordering marks takes quadratic time. */
export function normalForm(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return text.replace(STACKED_MARKS, "$1").normalize(form);
}
