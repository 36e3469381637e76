import type { ContentWord } from "./phrases";
import { countPhrase } from "./phrases";
import type { Sentence } from "./sentences";

/** A word or phrase that a text is about. */
export interface Keyword {
  /** As the text writes it most often, in lower case. */
  phrase: string;
  count: number;
  weight: number;
}

interface Candidate {
  stems: string[];
  count: number;
  forms: Map<string, number>;
}

const PHRASE_MAX_WORDS = 3;
const STOP_WORDS_WITHIN_MAX = 2;
const PHRASE_MIN_COUNT = 2;
const WORD_MIN_LETTERS = 3;

/** By how much a phrase of one, two or three words tells more than its mere number of occurrences. */
const LENGTH_WEIGHTS = [1, 1.6, 2];
const TITLE_WEIGHT = 3;

/**
 * What a French text is about, the strongest first: single words, and phrases of two or three that come back. Forms of a
 * word count as one (`site`, `sites`), a stop word inside a phrase stays in it (`création de site`), and what the title
 * says weighs more.
 * Source: term frequency over n-grams between stop words, after RAKE (Rose et al., Text Mining, 2010, chapter 1).
 */
export function extractKeywords(text: { title: Sentence[]; body: Sentence[] }, max: number): Keyword[] {
  const sentences = [...text.title, ...text.body];
  const counts = new Map<string, number>();
  for (const { contents } of sentences) {
    for (const { stem } of contents) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const candidates = new Map<string, Candidate>();
  for (const sentence of sentences) collect(candidates, sentence, counts);
  const title = text.title.flatMap(({ contents }) => contents.map(({ stem }) => stem));
  return [...candidates.values()]
    .filter(({ stems, count }) => stems.length === 1 || count >= PHRASE_MIN_COUNT)
    .map((candidate) => weighed(candidate, title))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, max);
}

/** A phrase can only come back if each of its words does. */
function collect(candidates: Map<string, Candidate>, { words, contents }: Sentence, counts: Map<string, number>): void {
  for (const [start, { stem }] of contents.entries()) {
    const longest = counts.get(stem) === 1 ? 1 : PHRASE_MAX_WORDS;
    for (let size = 1; size <= longest; size += 1) {
      const phrase = contents.slice(start, start + size);
      if (phrase.length < size || !isWhole(phrase) || (size > 1 && counts.get(phrase.at(-1)?.stem ?? "") === 1)) break;
      add(candidates, phrase, words);
    }
  }
}

/** A phrase stands together and is made of words, not of syllables of names and signs. */
function isWhole(phrase: ContentWord[]): boolean {
  const [first, last] = [phrase[0], phrase.at(-1)];
  if (!first || !last || phrase.some(({ word }) => word.length < WORD_MIN_LETTERS)) return false;
  return last.position - first.position < phrase.length + STOP_WORDS_WITHIN_MAX;
}

function add(candidates: Map<string, Candidate>, phrase: ContentWord[], words: string[]): void {
  const stems = phrase.map(({ stem }) => stem);
  const form = words.slice(phrase[0]?.position, (phrase.at(-1)?.position ?? 0) + 1).join(" ");
  const key = stems.join(" ");
  const candidate = candidates.get(key) ?? { stems, count: 0, forms: new Map() };
  candidate.count += 1;
  candidate.forms.set(form, (candidate.forms.get(form) ?? 0) + 1);
  candidates.set(key, candidate);
}

function weighed({ stems, count, forms }: Candidate, title: string[]): Keyword {
  const [[phrase] = [""]] = [...forms].sort(([, one], [, other]) => other - one);
  const inTitle = countPhrase(title, stems) > 0 ? TITLE_WEIGHT : 1;
  return { phrase, count, weight: count * (LENGTH_WEIGHTS[stems.length - 1] ?? 1) * inTitle };
}
