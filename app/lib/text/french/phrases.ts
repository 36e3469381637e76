import { stemmer } from "@orama/stemmers/french";
import { LRUCache } from "lru-cache";
import { normalForm } from "~/lib/text/normal-form";
import type { TextLanguage } from "~/lib/text/stop-words";
import { isStopWord } from "~/lib/text/stop-words";

const WORD = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'/;
const INVERTED = /-(?:t-)?(?:je|tu|ils?|elles?|on|ce|l[ae]s?|lui|leur|moi|toi|y|en|ci|là)$/;

/**
 * The words of a French text, in lower case. Elided particles are dropped (`l’eau` is the word
 * `eau`), and so are pronouns after a verb (`parle-t-elle` is `parle`); compounds stay whole (`rendez-vous`).
 * Source: elision and hyphens as Grevisse, Le Bon Usage, §§ 45 and 109, describes them.
 */
export function frenchWords(text: string): string[] {
  const plain = normalForm(text, "NFC").toLowerCase().replaceAll("’", "'");
  return (plain.match(WORD) ?? []).map((word) => {
    const whole = word.includes("'") ? word.replace(ELIDED, "") : word;
    return whole.includes("-") ? whole.replace(INVERTED, "") : whole;
  });
}

/** A text of 10,000 words has about 3,000 different ones. */
const known = new LRUCache<string, string>({ max: 20_000 });

/** The stem without accents: `réservations` and `reserver` are `reserv`. Source: Snowball's French stemmer. */
export function stemOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const stem = normalForm(stemmer(word).replaceAll("œ", "oe").replaceAll("æ", "ae"), "NFD").replace(/\p{M}/gu, "");
  known.set(word, stem);
  return stem;
}

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

/** The end of a sentence: its mark, what closes after it, then a capital letter, a digit or an opening mark. */
const END = /(?<!\b(?:M|MM|Mme|Dr|Pr|St|art|n)|[.!?…])[.!?…]+[»”"')\]\s\u00a0\u202f]*(?=\s[\p{Lu}\p{N}«“"(—–]|$)/gu;

/** A sentence, tokenized once for every rule. */
export interface Sentence {
  words: string[];
  contents: ContentWord[];
}

/** A paragraph's sentences: each begins with a capital (Imprimerie nationale); 'etc.' and 'M.' end none. */
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
