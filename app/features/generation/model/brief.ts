import type { Language } from "~/site/language";

/** What to write about, of the single generator. */
export interface SubjectBrief {
  kind: "subject";
  subject: string;
  /** That of its readers. */
  language: Language;
  /** Length wished for, in characters. */
  characterCount: number;
  /** What a picture should show; null without the wish for one. */
  imagePrompt: string | null;
}

/** What to write about, of a row of a file: its columns by their names. */
export interface RowBrief {
  kind: "row";
  title: string;
  /** That of its readers. */
  language: Language;
  primary_keyword: string;
  service_category: string;
  service: string;
  region: string;
  location: string;
  post_type: string;
  target_audience: string;
  /** Length wished for, in words. */
  word_count: number;
  content_angle: string;
}

export type Brief = SubjectBrief | RowBrief;

/** How many words so many characters make, more or less. */
export function wordsIn(characterCount: number): number {
  return Math.round(characterCount / 5);
}

/** How many words an article was asked to have. */
export function wordsWanted(brief: Brief): number {
  return brief.kind === "row" ? brief.word_count : wordsIn(brief.characterCount);
}

/** An article as a model wrote it, already found whole. */
export interface WrittenArticle {
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  tags: string[];
  metaDescription: string;
  seoKeywords: string[];
}

/** What asking a model took, whatever came of it: it is paid for all the same. */
export interface Taken {
  provider: string;
  model: string;
  /** As it was put to the model. */
  prompt: string;
  inputTokens: number;
  outputTokens: number;
  /** In millionths of a dollar; null where the price of the model is not known. */
  costMicroUsd: number | null;
}

/** An article and what it took to write it. */
export interface Writing extends Taken {
  article: WrittenArticle;
}
