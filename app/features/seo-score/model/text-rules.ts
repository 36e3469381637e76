import type { ArticleFacts, Finding, Rule } from "~/features/seo-score/model/rule";
import { TOO_SHORT, WORDS_MIN } from "~/features/seo-score/model/rule";
import { readabilityOf } from "~/lib/text/french/readability";
import type { Sentence } from "~/lib/text/french/sentences";

const WORDS_A_HEADING = 300;
const PARAGRAPH_MAX_WORDS = 120;

/** From which index of Kandel and Moles how many points are given. */
const READING_POINTS: [number, number][] = [
  [60, 10],
  [50, 7],
  [40, 4],
];

/** How the text is built, and how it reads. */
export const TEXT_RULES: Rule[] = [
  { name: "Intertitres", possible: 5, judge: judgeHeadings },
  { name: "Longueur des paragraphes", possible: 4, judge: judgeParagraphs },
  { name: "Listes et tableaux", possible: 3, judge: judgeLists },
  { name: "Lisibilité", possible: 10, isFrenchOnly: true, judge: judgeReading },
];

function judgeHeadings({ outline, wordCount }: ArticleFacts): Finding {
  const count = outline.blocks.filter(({ kind }) => kind === "heading").length;
  const wanted = Math.max(2, Math.ceil(wordCount / WORDS_A_HEADING));
  const points = count >= wanted ? 5 : count > 0 ? 2 : 0;
  return {
    points,
    advice: `Ajoutez des intertitres : ${count} pour le moment, ${wanted} au moins pour cette longueur.`,
  };
}

function judgeParagraphs({ prose, wordCount }: ArticleFacts): Finding {
  if (wordCount < WORDS_MIN) return TOO_SHORT;
  const long = prose.filter((sentences) => wordsIn(sentences) > PARAGRAPH_MAX_WORDS).length;
  const what = long > 1 ? `${long} paragraphes dépassent` : "un paragraphe dépasse";
  return { points: long === 0 ? 4 : long === 1 ? 2 : 0, advice: `Coupez : ${what} ${PARAGRAPH_MAX_WORDS} mots.` };
}

function judgeLists({ outline }: ArticleFacts): Finding {
  return { points: outline.lists > 0 ? 3 : 0, advice: "Mettez une énumération en liste, ou des chiffres en tableau." };
}

function judgeReading({ prose, wordCount }: ArticleFacts): Finding {
  const index = readabilityOf(prose.flat());
  if (index === null || wordCount < WORDS_MIN) return TOO_SHORT;
  const points = READING_POINTS.find(([from]) => index >= from)?.[1] ?? 0;
  const advice = `Raccourcissez les phrases et préférez des mots courts : indice ${Math.floor(index)}, 60 au moins.`;
  return { points, advice };
}

function wordsIn(sentences: Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0);
}
