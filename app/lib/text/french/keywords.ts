import type { Sentence } from "./phrases";

interface Phrase {
  /** What its inflections have in common. */
  key: string;
  /** As the sentence writes it, in lower case. */
  text: string;
  size: number;
}

const STOP_WORDS_WITHIN_MAX = 2;
const PHRASE_MIN_COUNT = 2;
const WORD_MIN_LETTERS = 3;

/** By how much a phrase of one, two or three words tells more than its mere number of occurrences. */
const SIZE_WEIGHTS = [1, 1.6, 2];
const TITLE_WEIGHT = 3;

/**
 * What a French text is about: a word, or a phrase of two or three that recurs; null without words. Forms of a word
 * count as one, stop words may stand inside (`création de site`), and the title weighs more.
 * Source: n-gram frequency between stop words, after RAKE (Rose et al., Text Mining, 2010, chapter 1).
 */
export function mainKeyword(title: Sentence[], body: Sentence[]): string | null {
  const inTitle = new Set(title.flatMap(phrasesIn).map(({ key }) => key));
  const found = new Map<string, Phrase & { count: number }>();
  for (const phrase of [...title, ...body].flatMap(phrasesIn)) {
    const first = found.get(phrase.key) ?? { ...phrase, count: 0 };
    found.set(phrase.key, { ...first, count: first.count + 1 });
  }
  const weighed = [...found.values()]
    .filter(({ size, count }) => size === 1 || count >= PHRASE_MIN_COUNT)
    .map(({ key, text, size, count }) => {
      return { text, weight: count * (SIZE_WEIGHTS[size - 1] ?? 1) * (inTitle.has(key) ? TITLE_WEIGHT : 1) };
    });
  return weighed.sort((one, other) => other.weight - one.weight)[0]?.text ?? null;
}

function phrasesIn({ words, contents }: Sentence): Phrase[] {
  return contents.flatMap((_, start) =>
    SIZE_WEIGHTS.map((_, index) => contents.slice(start, start + index + 1))
      .filter((phrase, index) => {
        // It stands together and is made of words, not of syllables of names and signs.
        const span = (phrase.at(-1)?.position ?? 0) - (phrase[0]?.position ?? 0);
        const isWhole = phrase.every(({ word }) => word.length >= WORD_MIN_LETTERS);
        return phrase.length === index + 1 && isWhole && span < phrase.length + STOP_WORDS_WITHIN_MAX;
      })
      .map((phrase) => ({
        key: phrase.map(({ stem }) => stem).join(" "),
        text: words.slice(phrase[0]?.position, (phrase.at(-1)?.position ?? 0) + 1).join(" "),
        size: phrase.length,
      })),
  );
}
