import { db } from "~/server/db.server";
import { tagPage } from "~/server/page-scope.server";
import type { PostFilters } from "./search-sql.server";
import { countSql, FOUND_MAX, listSql, searchSql } from "./search-sql.server";

/** Articles on a page of the list. */
export const POSTS_PER_PAGE = 12;

/** What a card of the list shows. */
export type PostHead = Awaited<ReturnType<typeof findHeads>>[number];

/** A page of the published articles that a visitor asks for, how many there are in all, and whether a search has more. */
export async function findPublishedPosts(filters: PostFilters, page: number) {
  tagPage("blog");
  const window = { take: POSTS_PER_PAGE, skip: (page - 1) * POSTS_PER_PAGE };
  const { total, ids } = filters.q ? await search(filters, window) : await list(filters, window);
  const hasMore = filters.q !== "" && total > FOUND_MAX;
  return { total: hasMore ? FOUND_MAX : total, hasMore, posts: await findHeads(ids) };
}

/** Every category that has a published article, with how many, the fullest first. */
export async function countPublishedByCategory(): Promise<{ category: string; count: number }[]> {
  tagPage("blog");
  const groups = await db.blogPost.groupBy({
    by: ["category"],
    where: { is_published: true },
    _count: { _all: true },
    orderBy: [{ _count: { category: "desc" } }, { category: "asc" }],
  });
  return groups.map(({ category, _count }) => ({ category, count: _count._all }));
}

async function list(filters: PostFilters, window: { take: number; skip: number }) {
  const [counted, rows] = await Promise.all([
    db.$queryRaw<{ total: number }[]>(countSql(filters)),
    db.$queryRaw<{ id: string }[]>(listSql(filters, window)),
  ]);
  return { total: counted[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
}

async function search(filters: PostFilters, window: { take: number; skip: number }) {
  const rows = await db.$queryRaw<{ total: number; id: string | null }[]>(searchSql(filters, window));
  return { total: rows[0]?.total ?? 0, ids: rows.flatMap(({ id }) => id ?? []) };
}

/** The cards of these articles, in this order. */
async function findHeads(ids: string[]) {
  const posts = await db.blogPost.findMany({ where: { id: { in: ids } }, select: HEAD });
  const byId = new Map(posts.map((post) => [post.id, post]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const HEAD = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  image_url: true,
  image_alt: true,
  published_at: true,
} as const;
