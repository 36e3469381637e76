import type { Rule } from "~/features/blog/score/rule";
import { TOO_SHORT, WORDS_MIN } from "~/features/blog/score/rule";
import type { Sentence } from "~/lib/text/french/phrases";

const WORDS_A_HEADING = 300;
const PARAGRAPH_MAX_WORDS = 120;

/** Up to how many words a sentence, on average, how many points are given. */
const SENTENCE_POINTS = [
  { words: 20, points: 10 },
  { words: 25, points: 7 },
  { words: 30, points: 4 },
];

/** How the text is built, and how it reads. */
export const TEXT_RULES: Rule[] = [
  {
    name: "Intertitres",
    possible: 5,
    judge: ({ outline, wordCount }) => {
      const count = outline.blocks.filter(({ kind }) => kind === "heading").length;
      const wanted = Math.max(2, Math.ceil(wordCount / WORDS_A_HEADING));
      const points = count >= wanted ? 5 : count > 0 ? 2 : 0;
      return {
        points,
        advice: `Ajoutez des intertitres : ${count} pour le moment, ${wanted} au moins pour cette longueur.`,
      };
    },
  },
  {
    name: "Longueur des paragraphes",
    possible: 4,
    judge: ({ prose, wordCount }) => {
      if (wordCount < WORDS_MIN) return TOO_SHORT;
      const long = prose.filter((sentences) => wordsIn(sentences) > PARAGRAPH_MAX_WORDS).length;
      const what = long > 1 ? `${long} paragraphes dépassent` : "un paragraphe dépasse";
      return { points: long === 0 ? 4 : long === 1 ? 2 : 0, advice: `Coupez : ${what} ${PARAGRAPH_MAX_WORDS} mots.` };
    },
  },
  {
    name: "Listes et tableaux",
    possible: 3,
    judge: ({ outline }) => ({
      points: outline.lists > 0 ? 3 : 0,
      advice: "Mettez une énumération en liste, ou des chiffres en tableau.",
    }),
  },
  {
    name: "Lisibilité",
    possible: 10,
    judge: ({ prose, wordCount }) => {
      const sentences = prose.flat();
      if (sentences.length === 0 || wordCount < WORDS_MIN) return TOO_SHORT;
      const mean = Math.ceil(wordsIn(sentences) / sentences.length);
      const points = SENTENCE_POINTS.find(({ words }) => mean <= words)?.points ?? 0;
      return { points, advice: `Raccourcissez les phrases\u202f: ${mean} mots en moyenne, 20 au plus.` };
    },
  },
];

function wordsIn(sentences: Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0);
}
