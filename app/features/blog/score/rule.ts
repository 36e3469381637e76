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
