import { SEO_IDEALS } from "~/features/seo-score/model/ideals";
import type { Finding } from "~/features/seo-score/model/rule";
import type { SeoScore } from "~/features/seo-score/model/score";
import { totalOf } from "~/features/seo-score/model/score";

const { tagsMin } = SEO_IDEALS;
const POINTS = [0, 1, 3, 5];

export const TAG_RULE = { name: "Tags", possible: 5 } as const;

/** What so many tags are worth. */
export function judgeTags(tagCount: number): Finding {
  const points = POINTS[Math.min(tagCount, tagsMin)] ?? 0;
  return { points, advice: `Ajoutez des tags : ${tagCount} pour le moment, ${tagsMin} au moins.` };
}

/** The score with other tags than it was given for, without the text: for a form that changes the tags alone. */
export function withTagCount(score: SeoScore, tagCount: number): SeoScore {
  const { points, advice } = judgeTags(tagCount);
  const judged = { ...TAG_RULE, points, advice: points < TAG_RULE.possible ? advice : null };
  const rules = score.rules.map((rule) => (rule.name === TAG_RULE.name ? judged : rule));
  return { ...score, rules, total: totalOf(rules) };
}
