import { z } from "zod";
import { articlePath } from "~/features/blog/model/post";
import { formerAddress } from "~/features/redirects/model";
import { SHOWN_MEMBER } from "~/features/team/queries.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";

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

/** An article with its text and author. */
export type Article = NonNullable<Awaited<ReturnType<typeof getPublishedPost>>>;

/** What a link to another article and its picture show. */
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
  const [previous, next] = await Promise.all([
    db.blogPost.findFirst({
      where: {
        is_published: true,
        language,
        published_at: { lte: published_at },
        OR: [{ published_at: { lt: published_at } }, { id: { lt: id } }],
      },
      orderBy: [{ published_at: "desc" }, { id: "desc" }],
      select: { id: true, slug: true, title: true },
    }),
    db.blogPost.findFirst({
      where: {
        is_published: true,
        language,
        published_at: { gte: published_at },
        OR: [{ published_at: { gt: published_at } }, { id: { gt: id } }],
      },
      orderBy: [{ published_at: "asc" }, { id: "asc" }],
      select: { id: true, slug: true, title: true },
    }),
  ]);
  return { previous, next };
}

const CANDIDATES = 60;

interface Related {
  limit: number;
  /** Those that the page shows already. */
  except: readonly { id: string }[];
}

/** Articles of the same language on the same matter: most tags in common first, then of the same category, then the newest. */
export function listRelatedPosts(post: Article, { limit, except }: Related): Promise<ArticleLink[]> {
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
