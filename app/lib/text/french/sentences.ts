import type { TextLanguage } from "~/lib/text/stop-words";
import type { ContentWord } from "./phrases";
import { contentWords } from "./phrases";
import { frenchWords } from "./words";

/** The end of a sentence: its mark, what closes after it, then a capital letter, a digit or an opening mark. */
const END = /(?<!\b(?:M|MM|Mme|Dr|Pr|St|art|n)|[.!?…])[.!?…]+[»”"')\]\s\u00a0\u202f]*(?=\s[\p{Lu}\p{N}«“"(—–]|$)/gu;

/** A sentence, tokenized once for every rule. */
export interface Sentence {
  words: string[];
  contents: ContentWord[];
}

/**
 * The sentences of a paragraph, trimmed. A full stop before a small letter ends none (`etc. et`), nor does a title's
 * (`M. Alaoui`); a text without any mark is one sentence.
 * Source: typographic rules of the Imprimerie nationale, a sentence begins with a capital.
 */
export function sentencesOf(paragraph: string): string[] {
  return paragraph
    .replace(END, "$&\n")
    .split("\n")
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The sentences of a paragraph with their words, stop words as of its language. Source: as of `sentencesOf`. */
export function readSentences(paragraph: string, language: TextLanguage = "fr"): Sentence[] {
  return sentencesOf(paragraph).map((sentence) => {
    const words = frenchWords(sentence);
    return { words, contents: contentWords(words, language) };
  });
}
