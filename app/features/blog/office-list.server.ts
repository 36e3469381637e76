import type { Measured } from "~/features/blog/model/post";
import type { PostList } from "~/features/blog/schema";
import { normalForm } from "~/lib/text/normal-form";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending, orderSql } from "~/server/db/list-order.server";
import { countMatches, nearestEnd, readWholeList } from "~/server/db/list-page.server";
import { rowCounts } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { escapeLike, joinSql, sql, whereSql } from "~/server/db/sql.server";
import type { Searched } from "~/server/registries/office-search.server";
import { inTitle } from "~/server/registries/office-search.server";
import type { Language } from "~/site/language";
import { ENOUGH_BY_WORDS, postsWithWords } from "./post-list.server";

export interface ListedPost extends Measured {
  id: string;
  title: string;
  slug: string;
  language: Language;
  category: string;
  is_published: boolean;
  views_count: number;
  tag_count: number;
  created_at: Date;
  published_at: Date | null;
  is_ai_generated: boolean;
  ai_reviewed_at: Date | null;
}

type Filter = Partial<Pick<PostList, "q" | "category" | "language" | "state">>;

const NEWEST = [descending(sql`created_at`, "timestamptz"), descending(sql`id`, "uuid")];
const OLDEST = [ascending(sql`created_at`, "timestamptz"), ascending(sql`id`, "uuid")];

/** Total orders, so that no page repeats a row of another. Each has an index, that by views in a table of its own. */
const ORDERS: Record<PostList["sort"], readonly SortKey[]> = {
  newest: NEWEST,
  oldest: OLDEST,
  title: [ascending(sql`plain_text(title)`, "text"), ascending(sql`id`, "uuid")],
  "title-desc": [descending(sql`plain_text(title)`, "text"), descending(sql`id`, "uuid")],
  views: [descending(sql`views_count`, "int"), ...NEWEST],
  "views-asc": [ascending(sql`views_count`, "int"), ...OLDEST],
};

const BY_VIEWS = [
  descending(sql`v.views`, "int"),
  descending(sql`v.created_at`, "timestamptz"),
  descending(sql`v.post_id`, "uuid"),
];

const COLUMNS = sql`
  id, title, slug, language, category, is_published, views_count, cardinality(tags) AS tag_count, created_at, published_at,
  is_ai_generated, ai_reviewed_at, word_count, words_wanted, character_count, characters_wanted`;

interface PageWindow {
  sort: PostList["sort"];
  limit: number;
  offset: number;
  /** Whether rows are passed over and taken from the end of the list. */
  isBackwards?: boolean;
}

/** The statement that reads one page of a list; of a search with how many match in all, so that it is made once. */
export function postPageStatement({ q, ...filter }: Filter, { sort, limit, offset, isBackwards }: PageWindow): Sql {
  const order = sql`ORDER BY ${orderSql(ORDERS[sort])}`;
  if (!q) {
    return sql`
      SELECT ${COLUMNS} FROM (${idsStatement(filter, { sort, limit, offset, isBackwards })}) AS shown
      JOIN blog_posts USING (id) ${order}`;
  }
  const window = sql`${order} LIMIT ${limit} OFFSET ${offset}`;
  return sql`
    WITH ${search(q, filter, sort)}
    SELECT ${COLUMNS}, match_count FROM (
      SELECT id, (SELECT n FROM words_count) + (SELECT count(*) FROM by_letters)::int AS match_count
      FROM (${FOUND}) AS found ${window}
    ) AS shown JOIN blog_posts USING (id) ${order}`;
}

/** The ids of one page, from either end of the list. */
function idsStatement(filter: Omit<Filter, "q">, { sort, limit, offset, isBackwards = false }: PageWindow): Sql {
  const where = whereSql(conditionsOf(filter));
  const window = sql`LIMIT ${limit} OFFSET ${offset}`;
  if (!sort.startsWith("views")) {
    return sql`SELECT id FROM blog_posts ${where} ORDER BY ${orderSql(ORDERS[sort], { isBackwards })} ${window}`;
  }
  const order = orderSql(BY_VIEWS, { isBackwards: isBackwards !== (sort === "views-asc") });
  return sql`
    SELECT p.id FROM blog_post_view_totals v JOIN blog_posts p ON p.id = v.post_id ${where}
    ORDER BY ${order} ${window}`;
}

function conditionsOf({ category, language, state }: Omit<Filter, "q">): Sql[] {
  return [
    ...(category ? [sql`category = ${category}`] : []),
    ...(language ? [sql`language = ${language}::"Language"`] : []),
    ...(state ? [sql`is_published = ${state === "published"}`] : []),
  ];
}

const FOUND = sql`SELECT * FROM by_words UNION ALL SELECT * FROM by_letters`;

/**
 * Finds articles by words anywhere and by parts of title words, without accents.
 * Two searches, each by its own index: one condition with OR would read every text again. Only the columns of the order
 * are read, so that a word in every article still fits in memory.
 */
function search(q: string, filter: Omit<Filter, "q">, sort: PostList["sort"]): Sql {
  const typed = normalForm(q, "NFC");
  const columns = sort.startsWith("title") ? sql`id, title` : sql`id, created_at, views_count`;
  const conditions = conditionsOf(filter);
  const letters = sql`plain_text(title) LIKE plain_text(${`%${escapeLike(typed)}%`})`;
  return sql`
    by_words AS MATERIALIZED (SELECT ${columns} FROM ${postsWithWords(typed)} ${whereSql(conditions)}),
    words_count AS MATERIALIZED (SELECT count(*)::int AS n FROM by_words),
    by_letters AS MATERIALIZED (
      SELECT ${columns} FROM blog_posts
      WHERE (SELECT n FROM words_count) < ${ENOUGH_BY_WORDS}
        AND ${joinSql([letters, ...conditions], " AND ")} AND id NOT IN (SELECT id FROM by_words)
    )`;
}

function rowsOf({ q, ...filter }: Filter, sort: PostList["sort"]) {
  if (!q) return { from: sql`blog_posts AS t`, where: conditionsOf(filter) };
  return { from: sql`(WITH ${search(q, filter, sort)} ${FOUND}) AS t`, where: [] };
}

/** One page of articles, drafts too, with how many match in all and how many there are of each state and category. */
export async function listPosts({ sort, page, ...filter }: PostList, perPage: number) {
  const groups = await db.$queryRaw<Group[]>(sql`
    SELECT name = 'published_posts' AS is_published, key AS category, sum(count)::int AS count
    FROM ${rowCounts(["published_posts", "draft_posts"])} GROUP BY 1, 2 HAVING sum(count) > 0`);
  const published = sumOf(groups, { state: "published" });
  const drafts = sumOf(groups, { state: "draft" });
  const categories = [...new Set(groups.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, "fr"));
  const counts = { total: published + drafts, published, drafts, categories };
  const total = filter.q || filter.language ? undefined : sumOf(groups, filter);
  const way = nearestEnd({ page, perPage }, total ?? Number.POSITIVE_INFINITY);
  const read = postPageStatement(filter, { sort, ...way, limit: way.take, offset: way.skip });
  const rows = await db.$queryRaw<(ListedPost & { match_count?: number })[]>(read);
  const posts = rows.map(({ match_count: _, ...post }) => post);
  if (total !== undefined) return { posts, counts, matchCount: total };
  // A page beyond the last one has no row that tells it, nor has a list without a search.
  const isUntold = !filter.q || (rows.length === 0 && page > 1);
  const matchCount = rows[0]?.match_count ?? (isUntold ? await countMatches(rowsOf(filter, sort)) : 0);
  return { posts, counts, matchCount };
}

export function listAllPosts({ sort, page: _, ...filter }: PostList) {
  const list = { ...rowsOf(filter, sort), orderBy: ORDERS[sort] };
  return readWholeList(list, (ids) => db.blogPost.findMany({ where: { id: { in: ids } }, omit: { content: true } }));
}

interface Group {
  is_published: boolean;
  category: string;
  count: number;
}

function sumOf(groups: Group[], { state, category }: Filter): number {
  return groups
    .filter((group) => !state || group.is_published === (state === "published"))
    .filter((group) => !category || group.category === category)
    .reduce((total, group) => total + group.count, 0);
}

export function getPost(id: string) {
  return db.blogPost.findUnique({ where: { id } });
}

export const POST_SEARCHED: Searched = {
  kind: "articles",
  label: "Articles",
  list: "/admin/blog",
  table: sql`blog_posts`,
  title: sql`t.title`,
  note: sql`concat_ws(', ', t.category, CASE WHEN NOT t.is_published THEN 'brouillon' END)`,
  rows: (q) => [{ from: sql`blog_posts t`, where: [inTitle(q)] }],
  holds: inTitle,
  isListed: sql`TRUE`,
};
