import { z } from "zod";
import { LANGUAGES } from "~/site/language";

/** What the single generator was asked for, as its row holds it. */
const subjectBrief = z.object({
  kind: z.literal("subject"),
  subject: z.string(),
  /** French in those of before it was asked. */
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

export const storedBriefSchema = z.discriminatedUnion("kind", [subjectBrief, sectionBrief]);

export type StoredBrief = z.output<typeof storedBriefSchema>;

/** The article as a row holds it. */
export const storedArticleSchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  metaDescription: z.string(),
  seoKeywords: z.array(z.string()),
});
