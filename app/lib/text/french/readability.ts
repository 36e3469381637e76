import type { Sentence } from "./sentences";
import { countSyllables } from "./syllables";

/**
 * How easily French prose is read: 100 is very easy, 60 suits everybody, below 30 it is for specialists. Null for a text
 * without words.
 * Source: L. Kandel and A. Moles, 'Application de l’indice de Flesch à la langue française', Cahiers d’études de
 * radio-télévision 19, 1958: 207 − 1.015 × words a sentence − 73.6 × syllables a word.
 */
export function readabilityOf(sentences: Sentence[]): number | null {
  const words = sentences.flatMap((sentence) => sentence.words);
  if (words.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return kandelMoles({ words: words.length, sentences: sentences.length, syllables });
}

/** The index itself, from counts above zero. Source: as of `readabilityOf`. */
export function kandelMoles(counts: { words: number; sentences: number; syllables: number }): number {
  const { words, sentences, syllables } = counts;
  return 207 - 1.015 * (words / sentences) - 73.6 * (syllables / words);
}
