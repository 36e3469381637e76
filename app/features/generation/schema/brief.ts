import { z } from "zod";
import type { RowBrief } from "~/features/generation/model/brief";
import { LANGUAGES } from "~/site/language";
import { languageOfRow } from "./csv-row";

/** What the single generator was asked for, as its row holds it. */
const subjectBrief = z.object({
  kind: z.literal("subject"),
  subject: z.string(),
  /** French in briefs from before the form asked for it. */
  language: z.enum(LANGUAGES).default("fr"),
  characterCount: z.number(),
  imagePrompt: z.string().nullable(),
});

/** One part of an article, to be written anew. */
const sectionBrief = z.object({
  kind: z.literal("section"),
  /** The item whose article it is. */
  of: z.uuid(),
  /** Its place among the parts of the article. */
  section: z.number(),
  /** As the article names it; null for its opening. */
  heading: z.string().nullable(),
  /** What is to be different. */
  wish: z.string().nullable(),
});

const storedRow = z.object({
  kind: z.literal("row"),
  title: z.string(),
  primary_keyword: z.string(),
  service_category: z.string(),
  service: z.string(),
  region: z.string(),
  location: z.string(),
  post_type: z.string(),
  target_audience: z.string(),
  word_count: z.number(),
  content_angle: z.string(),
  language: z.enum(LANGUAGES).optional(),
});

/** What an item of a batch was asked for. A brief from before the language was stored has that of its row. */
export const rowBriefSchema = storedRow.transform(
  (row): RowBrief => ({ ...row, language: row.language ?? languageOfRow(row) }),
);

/** What an item of a single generation was asked for. */
export const singleBriefSchema = z.discriminatedUnion("kind", [subjectBrief, sectionBrief]);

export type SingleBrief = z.output<typeof singleBriefSchema>;

/** What any item was asked for. */
export type StoredBrief = SingleBrief | RowBrief;

const UNTITLED = "Article sans titre";

/** What is shown of a brief, however old or damaged: an article that cannot be written any more is still in its list. */
export const shownBriefSchema = z
  .object({
    title: z.string().catch(UNTITLED),
    service: z.string().catch(""),
    location: z.string().catch(""),
  })
  .catch({ title: UNTITLED, service: "", location: "" });

/** The article as a row holds it. */
export const storedArticleSchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  metaDescription: z.string(),
  seoKeywords: z.array(z.string()),
});
