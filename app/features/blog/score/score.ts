import type { ArticleOutline } from "~/features/blog/score/article-outline";
import type { Sentence } from "~/lib/text/french/phrases";

export interface ArticleFacts {
  title: string;
  description: string;
  tagCount: number;
  /** Host of the site, whose absolute links are internal. */
  siteHost: string;
  outline: ArticleOutline;
  /** The sentences of each paragraph and list item. */
  prose: Sentence[][];
  wordCount: number;
  keyword: KeywordFacts | null;
}

export interface KeywordFacts {
  phrase: string;
  stems: string[];
  titleStems: string[];
  firstParagraphStems: string[];
  isInHeading: boolean;
  count: number;
}

/** What a rule finds: its points, and how to win those that are missing. */
export interface Finding {
  points: number;
  advice: string;
}

export interface Rule {
  name: string;
  possible: number;
  judge: (facts: ArticleFacts) => Finding;
}

/** Below it, how a text is built and reads cannot be judged. */
export const WORDS_MIN = 100;

/** What rules about the whole text say of one that has hardly begun. */
export const TOO_SHORT: Finding = {
  points: 0,
  advice: `Écrivez au moins ${WORDS_MIN} mots pour que le texte soit jugé.`,
};

/** What search engines show whole, in characters, and how many tags make an article easy to find. */
export const SEO_IDEALS = { titleMax: 60, descriptionMin: 150, descriptionMax: 160, tagsMin: 3 } as const;

export function lengthOf(text: string): number {
  return [...text].length;
}

export interface ScoredRule {
  name: string;
  points: number;
  possible: number;
  /** How to win the missing points; null when none is. */
  advice: string | null;
}

export interface SeoScore {
  /** Out of 100. */
  total: number;
  /** What the article is judged to be about; null while it says nothing. */
  keyword: string | null;
  rules: ScoredRule[];
}

export function totalOf(rules: ScoredRule[]): number {
  return rules.reduce((sum, { points }) => sum + points, 0);
}

const GOOD_FROM = 80;
const FAIR_FROM = 60;

/** The colour of a score, and its word for readers who do not see colours. */
export function scoreLook(total: number): { tone: "green" | "yellow" | "red"; word: string } {
  if (total >= GOOD_FROM) return { tone: "green", word: "Bon" };
  return total >= FAIR_FROM ? { tone: "yellow", word: "Moyen" } : { tone: "red", word: "Faible" };
}

export function scorePanel({ total, keyword, rules }: SeoScore) {
  const note = keyword
    ? `Mot-clé le plus présent : «\u202f${keyword}\u202f».`
    : "Le mot-clé se déduit du titre et du texte.";
  return { title: "Score SEO", total, ...scoreLook(total), note, rules };
}

const { tagsMin } = SEO_IDEALS;
const POINTS = [0, 1, 3, 5];

export const TAG_RULE = { name: "Tags", possible: 5 } as const;

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
