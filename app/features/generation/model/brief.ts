import type { Measured } from "~/features/blog/model/post";
import type { Language } from "~/site/language";

export interface SubjectBrief {
  kind: "subject";
  subject: string;
  /** That of its readers. */
  language: Language;
  /** Length wished for, in characters. */
  characterCount: number;
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

export function wordsIn(characterCount: number): number {
  return Math.round(characterCount / 5);
}

/** How long an article was asked to be, in the unit of its form. */
export function lengthWanted(brief: Brief | null): Pick<Measured, "words_wanted" | "characters_wanted"> {
  return {
    words_wanted: brief?.kind === "row" ? brief.word_count : null,
    characters_wanted: brief?.kind === "subject" ? brief.characterCount : null,
  };
}

const BY_SERVICE_CATEGORY: Record<string, string> = {
  programming: "Programmation",
  graphics: "Design",
  content: "Marketing",
  business: "Business",
};

/** The crafts that the blog files under 'Branding', among the other kinds of design. */
const BRANDING = /identité|logo|marque|branding/i;

export function blogCategoryOf({ service_category, service }: Pick<RowBrief, "service_category" | "service">): string {
  if (service_category === "graphics" && BRANDING.test(service)) return "Branding";
  return BY_SERVICE_CATEGORY[service_category] ?? "Business";
}

/** An article as a model wrote it, already found whole. */
export interface WrittenArticle {
  title: string;
  excerpt: string;
  content: string;
  tags: string[];
  metaDescription: string;
  seoKeywords: string[];
}

/** What asking a model took, whatever came of it: it is paid for all the same. */
export interface Taken {
  provider: string;
  model: string;
  prompt: string;
  inputTokens: number;
  outputTokens: number;
  /** In millionths of a dollar; null where the price of the model is not known. */
  costMicroUsd: number | null;
}

export interface Writing extends Taken {
  article: WrittenArticle;
}
