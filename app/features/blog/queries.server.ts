import { z } from "zod";
import { articlePath, POST_CATEGORIES } from "~/features/blog/model/post";
import { formerAddress } from "~/features/redirects/model";
import { SHOWN_MEMBER } from "~/features/settings/team/queries.server";
import { contentWords, frenchWords } from "~/lib/text/french/phrases";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { rowCounts } from "~/server/db/row-counts.server";
import { sql } from "~/server/db/sql.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import type { Language } from "~/site/language";
import { SEARCH_CONFIGURATIONS } from "./post-list.server";

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

const CANDIDATES_MAX = 40;
const WORDS_MAX = 24;

/** Articles with at least half of the words, drafts included: most words first, then those with them in the title. */
export async function listSimilarPosts(
  { words: about, language }: { words: string; language: Language },
  limit: number,
): Promise<
  {
    id: string;
    title: string;
    is_published: boolean;
  }[]
> {
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

const ARTICLE = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  content: true,
  language: true,
  category: true,
  tags: true,
  image_url: true,
  image_alt: true,
  is_published: true,
  published_at: true,
  updated_at: true,
  is_ai_generated: true,
  author: { select: { full_name: true } },
  signed_by: { select: SHOWN_MEMBER },
  ai_reviewed_at: true,
  ai_reviewer: { select: { full_name: true } },
} as const satisfies Prisma.BlogPostSelect;

export type Article = NonNullable<Awaited<ReturnType<typeof getPublishedPost>>>;

export interface ArticleLink {
  slug: string;
  title: string;
  category: string;
  image_url: string | null;
  image_alt: string | null;
}

/** The published article at this address; null for a draft or none. */
export function getPublishedPost(slug: string) {
  addCacheTags("blog");
  return db.blogPost.findFirst({ where: { slug, is_published: true }, select: ARTICLE });
}

/** Any article, published or not, for a private link to it. */
export function getPostForPreview(id: string): Promise<Article | null> {
  return db.blogPost.findUnique({ where: { id }, select: ARTICLE });
}

/** The current slug of a published article by its id or by a former slug; null when there is none. */
export async function getMovedSlug(key: string): Promise<string | null> {
  const id = z.uuid().safeParse(key);
  if (id.success) {
    const post = await db.blogPost.findFirst({ where: { id: id.data, is_published: true }, select: { slug: true } });
    if (post) return post.slug;
  }
  const former = await db.redirect.findFirst({
    where: { from_path: formerAddress(articlePath({ slug: key })), post: { is_published: true } },
    select: { post: { select: { slug: true } } },
  });
  return former?.post?.slug ?? null;
}

/** The published articles of the same language just before and just after this one. */
export async function getNeighbours({ id, published_at, language }: Article) {
  if (!published_at) return { previous: null, next: null };
  const shown = { is_published: true, language };
  const select = { id: true, slug: true, title: true } as const;
  const [previous, next] = await Promise.all([
    db.blogPost.findFirst({
      where: {
        ...shown,
        published_at: { lte: published_at },
        OR: [{ published_at: { lt: published_at } }, { id: { lt: id } }],
      },
      orderBy: [{ published_at: "desc" }, { id: "desc" }],
      select,
    }),
    db.blogPost.findFirst({
      where: {
        ...shown,
        published_at: { gte: published_at },
        OR: [{ published_at: { gt: published_at } }, { id: { gt: id } }],
      },
      orderBy: [{ published_at: "asc" }, { id: "asc" }],
      select,
    }),
  ]);
  return { previous, next };
}

const CANDIDATES = 60;

/** Articles of the same language on the same matter: most tags in common first, then of the same category, then the newest. */
export function listRelatedPosts(
  post: Article,
  {
    limit,
    except,
  }: {
    limit: number;
    /** Those that the page shows already. */
    except: readonly { id: string }[];
  },
): Promise<ArticleLink[]> {
  const { id, category, tags, language } = post;
  const shown = [id, ...except.map((each) => each.id)];
  const isWanted = sql`is_published AND language = ${language}::"Language" AND id <> ALL(${shown}::uuid[])`;
  return db.$queryRaw`
    WITH candidates AS (
      (SELECT id FROM blog_posts WHERE ${isWanted} AND tags && ${tags}::text[]
       ORDER BY published_at DESC LIMIT ${CANDIDATES})
      UNION
      (SELECT id FROM blog_posts WHERE ${isWanted} AND category = ${category}
       ORDER BY published_at DESC LIMIT ${limit})
      UNION
      (SELECT id FROM blog_posts WHERE ${isWanted} ORDER BY published_at DESC LIMIT ${limit})
    )
    SELECT slug, title, category, image_url, image_alt FROM blog_posts JOIN candidates USING (id)
    ORDER BY cardinality(ARRAY(SELECT unnest(tags) INTERSECT SELECT unnest(${tags}::text[]))) DESC,
      category = ${category} DESC, published_at DESC, id DESC
    LIMIT ${limit}`;
}

/** The newest published articles with their text, for the feeds. */
export function listFeedPosts(limit: number) {
  return db.blogPost.findMany({
    where: { is_published: true },
    orderBy: [{ published_at: "desc" }, { id: "desc" }],
    take: limit,
    select: ARTICLE,
  });
}
