import type { TextLanguage } from "~/lib/text/stop-words";
import { isStopWord } from "~/lib/text/stop-words";
import { stemOf } from "./stems";
import { frenchWords } from "./words";

/** A word that carries meaning, and where it stands among all words of its text. */
export interface ContentWord {
  stem: string;
  word: string;
  position: number;
}

/** The words of a text that are no stop words of its language, in their order. */
export function contentWords(words: string[], language: TextLanguage = "fr"): ContentWord[] {
  const isStop = (word: string) => isStopWord(word, language);
  return words.flatMap((word, position) => (isStop(word) ? [] : [{ stem: stemOf(word), word, position }]));
}

/** The stems of a text that mean something: `Création de sites` gives `creation`, `sit`. */
export function contentStems(text: string, language: TextLanguage = "fr"): string[] {
  return contentWords(frenchWords(text), language).map(({ stem }) => stem);
}

/** How often a phrase occurs in a text, both given as content stems: stop words between its words do not part them. */
export function countPhrase(stems: string[], phrase: string[]): number {
  const [first] = phrase;
  if (first === undefined) return 0;
  let count = 0;
  for (let at = stems.indexOf(first); at !== -1; at = stems.indexOf(first, at + 1)) {
    if (phrase.every((stem, index) => stems[at + index] === stem)) count += 1;
  }
  return count;
}
