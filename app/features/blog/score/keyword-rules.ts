import type { ArticleFacts, Finding, KeywordFacts, Rule } from "~/features/blog/score/rule";
import { TOO_SHORT, WORDS_MIN } from "~/features/blog/score/rule";
import { countPhrase } from "~/lib/text/french/phrases";

const NO_KEYWORD: Finding = { points: 0, advice: "Écrivez d’abord le texte : il ne dit pas encore de quoi il parle." };

/** Occurrences of the keyword, in percent of the words. */
const DENSITY = { min: 0.5, max: 2.5, toleratedMin: 0.2, toleratedMax: 4 };

/** Whether the article says what it is about where it is looked for, and does not repeat it too much. */
export const KEYWORD_RULES: Rule[] = [
  {
    name: "Mot-clé dans le titre",
    possible: 12,
    judge: withKeyword(({ phrase, stems, titleStems }) => ({
      points: found(titleStems, stems, 12),
      advice: `Reprenez «\u202f${phrase}\u202f» dans le titre.`,
    })),
  },
  {
    name: "Mot-clé dans le premier paragraphe",
    possible: 8,
    judge: withKeyword(({ phrase, stems, firstParagraphStems }) => ({
      points: found(firstParagraphStems, stems, 8),
      advice: `Nommez «\u202f${phrase}\u202f» dès le premier paragraphe.`,
    })),
  },
  {
    name: "Mot-clé dans les intertitres",
    possible: 8,
    judge: withKeyword(({ phrase, isInHeading }) => ({
      points: isInHeading ? 8 : 0,
      advice: `Reprenez «\u202f${phrase}\u202f» dans un intertitre au moins.`,
    })),
  },
  {
    name: "Densité du mot-clé",
    possible: 10,
    judge: withKeyword(({ phrase, count }, { wordCount }) => {
      if (wordCount < WORDS_MIN) return TOO_SHORT;
      const percent = (100 * count) / wordCount;
      const isIdeal = percent >= DENSITY.min && percent <= DENSITY.max;
      const isNear = percent >= DENSITY.toleratedMin && percent <= DENSITY.toleratedMax;
      const verb = percent < DENSITY.min ? "Employez davantage" : "Répétez moins";
      const times = `${count} fois pour ${wordCount} mots`;
      return { points: isIdeal ? 10 : isNear ? 5 : 0, advice: `${verb} «\u202f${phrase}\u202f» : ${times}.` };
    }),
  },
];

function withKeyword(judge: (keyword: KeywordFacts, facts: ArticleFacts) => Finding): Rule["judge"] {
  return (facts) => (facts.keyword ? judge(facts.keyword, facts) : NO_KEYWORD);
}

/** Full points for the phrase as it is, half for its words apart. */
function found(stems: string[], phrase: string[], possible: number): number {
  if (countPhrase(stems, phrase) > 0) return possible;
  return phrase.every((stem) => stems.includes(stem)) ? possible / 2 : 0;
}
