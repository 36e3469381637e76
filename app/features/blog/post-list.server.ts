import { pageOffset } from "~/lib/web/page-offset";
import { db } from "~/server/db/db.server";
import { nearestEnd } from "~/server/db/list-page.server";
import { rowCounts } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { escapeLike, joinSql, sql } from "~/server/db/sql.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import type { Language } from "~/site/language";
import { LANGUAGES } from "~/site/language";

export const POSTS_PER_PAGE = 12;

/** A page of the published articles that a visitor asks for, how many there are in all, and whether a search has more. */
export async function listPublishedPosts(filters: PostFilters, page: number) {
  addCacheTags("blog");
  if (filters.q) {
    const rows = await db.$queryRaw<Found[]>(searchSql(filters, pageOffset(page, POSTS_PER_PAGE)));
    const total = rows[0]?.total ?? 0;
    return { total: Math.min(total, FOUND_MAX), hasMore: total > FOUND_MAX, posts: rows.filter(isShown) };
  }
  const [counted] = await db.$queryRaw<{ total: number }[]>(countSql(filters));
  const total = counted?.total ?? 0;
  const window = nearestEnd({ page, perPage: POSTS_PER_PAGE }, total);
  return { total, hasMore: false, posts: await db.$queryRaw<PostHead[]>(listSql(filters, window)) };
}

/** Every category that has a published article, with how many, the fullest first. */
export function countPublishedByCategory(): Promise<{ category: string; count: number }[]> {
  addCacheTags("blog");
  return db.$queryRaw(categoriesSql());
}

/** A found article with how many were found; when none is shown, how many alone. */
type Found = { total: number } & (PostHead | { id: null });

function isShown(row: Found): row is { total: number } & PostHead {
  return row.id !== null;
}

/** What a visitor asks the list for; null and '' ask for everything. */
export interface PostFilters {
  q: string;
  category: string | null;
  tag: string | null;
}

/** A part of a list, by limit and offset. */
interface Window {
  take: number;
  skip: number;
  /** Whether rows are passed over and taken from the end of the list. */
  isBackwards?: boolean;
}

export interface PostHead {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  language: Language;
  category: string;
  image_url: string | null;
  image_alt: string | null;
  published_at: Date | null;
}

const HEAD = sql`p.id, p.slug, p.title, p.excerpt, p.language, p.category, p.image_url, p.image_alt, p.published_at`;

/** Published articles of a category and tag, newest first, by index; those passed over are not read. */
export function listSql(filters: PostFilters, { take, skip, isBackwards }: Window): Sql {
  const order = isBackwards ? sql`published_at, id` : sql`published_at DESC, id DESC`;
  return sql`
    SELECT ${HEAD} FROM (
      SELECT id FROM blog_posts WHERE ${isWanted(filters)} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}
    ) AS shown JOIN blog_posts p USING (id)
    ORDER BY p.published_at DESC, p.id DESC`;
}

export function countSql(filters: PostFilters): Sql {
  if (filters.tag) return sql`SELECT count(*)::int AS total FROM blog_posts WHERE ${isWanted(filters)}`;
  const category = filters.category ? sql`WHERE key = left(${filters.category}, 200)` : sql``;
  return sql`SELECT coalesce(sum(count), 0)::int AS total FROM ${rowCounts(["published_posts"])} ${category}`;
}

export function categoriesSql(): Sql {
  return sql`
    SELECT key AS category, sum(count)::int AS count FROM ${rowCounts(["published_posts"])}
    GROUP BY 1 HAVING sum(count) > 0 ORDER BY 2 DESC, 1`;
}

/** When the words find this many articles, letters in the middle of a title's words are not looked for. */
export const ENOUGH_BY_WORDS = 120;

/** The most that a search finds, the newest first: readers turn no further pages, and a word of every article costs no more than another. */
export const FOUND_MAX = 240;

/**
 * Articles with the words, or the typed letters in their title; the latter first, then newest first.
 * Two searches, each by its own index: one condition with OR would read every text again.
 * Each row carries the count, capped above FOUND_MAX; an empty page is one row without an id.
 */
export function searchSql(filters: PostFilters, { take, skip }: Window): Sql {
  const wanted = isWanted(filters);
  const newest = sql`ORDER BY published_at DESC, id DESC LIMIT ${FOUND_MAX + 1}`;
  return sql`
    WITH by_words AS MATERIALIZED (
      SELECT id, published_at FROM ${postsWithWords(filters.q)} WHERE ${wanted} ${newest}
    ), by_letters AS MATERIALIZED (
      SELECT id, published_at FROM blog_posts
      WHERE (SELECT count(*) FROM by_words) < ${ENOUGH_BY_WORDS}
        AND ${wanted} AND plain_text(title) LIKE '%' || plain_text(${escapeLike(filters.q)}) || '%' ${newest}
    ), found AS MATERIALIZED (
      SELECT id, published_at, true AS in_title FROM by_letters
      UNION ALL
      SELECT id, published_at, false FROM by_words WHERE id NOT IN (SELECT id FROM by_letters)
    )
    SELECT total, ${HEAD} FROM (SELECT LEAST(count(*), ${FOUND_MAX + 1})::int AS total FROM found) AS counted
    LEFT JOIN (
      SELECT id, in_title FROM found
      ORDER BY in_title DESC, published_at DESC, id DESC LIMIT ${take} OFFSET ${skip}
    ) AS shown ON true
    LEFT JOIN blog_posts p ON p.id = shown.id
    ORDER BY in_title DESC, p.published_at DESC, p.id DESC`;
}

function isWanted({ category, tag }: PostFilters): Sql {
  const conditions = [
    sql`is_published`,
    ...(category ? [sql`category = ${category}`] : []),
    ...(tag ? [sql`tags @> ARRAY[${tag}]`] : []),
  ];
  return joinSql(conditions, " AND ");
}

/**
 * The articles in which the words stand, without accents and by their stems, those of each language as that language
 * forms them: as they are split here, the last one perhaps not typed to its end, or as the database splits them, for
 * which 'next.js' is one word. What is sought stands apart, so that the index is taken for a common word too: the
 * database's reckoning forgets that reading each article's words out of their store takes ten times as long.
 */
export function postsWithWords(q: string): Sql {
  return sql`blog_posts JOIN (
    SELECT ${joinSql(
      LANGUAGES.map((language) => {
        const configuration = SEARCH_CONFIGURATIONS[language];
        return sql`words_query(${configuration}::regconfig, ${language}, ${wordsOf(q)}, ${q})`;
      }),
      " || ",
    )} AS words OFFSET 0
  ) AS typed ON tsv @@ words`;
}

/** By which rules the database splits and stems the words of a language. */
export const SEARCH_CONFIGURATIONS: Readonly<Record<Language, string>> = {
  fr: "french_unaccent",
  es: "spanish_unaccent",
  ar: "arabic_unaccent",
};

/** All words, the last one perhaps not typed to its end; nothing in it but letters, digits and our own operators. */
function wordsOf(q: string): string {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 ? `${words.join(" & ")}:*` : "";
}
