import { lengthOf, SEO_IDEALS } from "~/features/seo-score/model/ideals";
import type { ArticleFacts, Finding, Rule } from "~/features/seo-score/model/rule";
import { judgeTags, TAG_RULE } from "~/features/seo-score/model/tag-rule";

const { titleMax, descriptionMin, descriptionMax } = SEO_IDEALS;
const TITLE_TOLERATED = 70;
const DESCRIPTION_TOLERATED = { min: 120, max: 180 };

/** What stands around the text: title, description, tags. */
export const HEAD_RULES: Rule[] = [
  { name: "Longueur du titre", possible: 10, judge: judgeTitle },
  { name: "Longueur de la description", possible: 10, judge: judgeDescription },
  { ...TAG_RULE, judge: ({ tagCount }) => judgeTags(tagCount) },
];

function judgeTitle({ title }: ArticleFacts): Finding {
  const length = lengthOf(title.trim());
  if (length === 0) return { points: 0, advice: "Donnez un titre à l’article." };
  const points = length <= titleMax ? 10 : length <= TITLE_TOLERATED ? 5 : 0;
  return { points, advice: `Raccourcissez le titre : ${length} caractères, ${titleMax} au plus.` };
}

function judgeDescription({ description }: ArticleFacts): Finding {
  const length = lengthOf(description.trim());
  const isIdeal = length >= descriptionMin && length <= descriptionMax;
  const isNear = length >= DESCRIPTION_TOLERATED.min && length <= DESCRIPTION_TOLERATED.max;
  const verb = length < descriptionMin ? "Allongez" : "Raccourcissez";
  const advice = `${verb} l’extrait : ${length} caractères, entre ${descriptionMin} et ${descriptionMax}.`;
  return { points: isIdeal ? 10 : isNear ? 5 : 0, advice };
}
