import { POST_CATEGORIES } from "~/features/blog/model/post";
import { contentWords, frenchWords } from "~/lib/text/french/phrases";
import { db } from "~/server/db/db.server";
import { rowCounts } from "~/server/db/row-counts.server";
import { sql } from "~/server/db/sql.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import type { Language } from "~/site/language";
import { SEARCH_CONFIGURATIONS } from "./search-sql.server";

/** The newest published articles in a language, without their text. */
export function listLatestPosts(limit: number, language: Language) {
  addCacheTags("blog");
  return db.blogPost.findMany({
    where: { is_published: true, language },
    orderBy: [{ published_at: "desc" }, { id: "desc" }],
    take: limit,
    select: {
      slug: true,
      title: true,
      excerpt: true,
      category: true,
      published_at: true,
      image_url: true,
      image_alt: true,
    },
  });
}

/** The categories of the form, and any others that articles have. */
export async function listCategories(): Promise<string[]> {
  const used = await db.$queryRaw<{ category: string }[]>`SELECT category FROM blog_posts GROUP BY category ORDER BY 1`;
  return [...new Set([...POST_CATEGORIES, ...used.map(({ category }) => category)])].filter(Boolean);
}

/** What a published article's card shows; null for a draft or no article at all. */
export function getPublishedPostHead(slug: string) {
  return db.blogPost.findFirst({
    where: { slug, is_published: true },
    select: { slug: true, title: true, category: true, language: true },
  });
}

/** The address and last change of published articles, newest first. */
export function listPublishedPostAddresses({ take, skip }: { take: number; skip: number }) {
  return db.$queryRaw<{ slug: string; updated_at: Date }[]>(sql`
    SELECT slug, updated_at FROM (
      SELECT id FROM blog_posts WHERE is_published ORDER BY published_at DESC, id DESC LIMIT ${take} OFFSET ${skip}
    ) AS listed JOIN blog_posts p USING (id) ORDER BY p.published_at DESC, p.id DESC`);
}

/** How many articles are published, and when one of them changed last. */
export async function summarizePublishedPosts(): Promise<{ count: number; changedAt: Date | null }> {
  const rows = await db.$queryRaw<[{ count: number; changedAt: Date | null }]>(sql`
    SELECT coalesce(sum(count), 0)::int AS count,
      (SELECT max(updated_at) FROM blog_posts WHERE is_published) AS "changedAt"
    FROM ${rowCounts(["published_posts"])}`);
  return rows[0];
}

/** An article on a similar subject. */
export interface SimilarPost {
  id: string;
  title: string;
  is_published: boolean;
}

const CANDIDATES_MAX = 40;
const WORDS_MAX = 24;

/**
 * Articles of a language, drafts too, that have at least half of the words: those with the most of them first, and
 * among these the ones that have them in their title.
 */
export async function listSimilarPosts(
  { words: about, language }: { words: string; language: Language },
  limit: number,
): Promise<SimilarPost[]> {
  const words = [...new Set(contentWords(frenchWords(about), language).map(({ word }) => word))].slice(0, WORDS_MAX);
  const terms = words.map((word) => word.replace(/[^\p{L}\p{N}]+/gu, "")).filter(Boolean);
  if (terms.length === 0) return [];
  const configuration = SEARCH_CONFIGURATIONS[language];
  const needed = Math.ceil(terms.length / 2);
  return db.$queryRaw`
    WITH wanted AS (SELECT to_tsquery(${configuration}::regconfig, ${terms.join(" | ")}) AS query),
    candidates AS (
      SELECT id, title, is_published, tsv, ts_rank(tsv, query) AS rank FROM blog_posts, wanted
      WHERE tsv @@ query AND language = ${language}::"Language" ORDER BY rank DESC LIMIT ${CANDIDATES_MAX}
    ), counted AS (
      SELECT *, (SELECT count(*) FROM unnest(${terms}::text[]) AS term
                 WHERE tsv @@ plainto_tsquery(${configuration}::regconfig, term)) AS hits
      FROM candidates
    )
    SELECT id, title, is_published FROM counted WHERE hits >= ${needed}
    ORDER BY hits DESC, rank DESC, id LIMIT ${limit}`;
}

/** Whether a published article has this slug now. */
export async function isPublishedSlug(slug: string): Promise<boolean> {
  return (await db.blogPost.count({ where: { slug, is_published: true } })) > 0;
}
