import { LRUCache } from "lru-cache";

/** A text of 10,000 words has about 3,000 different ones. */
const WORDS_REMEMBERED = 20_000;

/** A pure function of a word that remembers its answers for the last 20,000 words. */
export function memoizeByWord<Answer extends string | number>(
  answer: (word: string) => Answer,
): (word: string) => Answer {
  const known = new LRUCache<string, Answer>({ max: WORDS_REMEMBERED });
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = answer(word);
    known.set(word, found);
    return found;
  };
}
