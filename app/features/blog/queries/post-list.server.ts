import { pageOffset } from "~/lib/web/page-offset";
import { db } from "~/server/db/db.server";
import { nearestEnd } from "~/server/db/list-page.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import type { PostFilters, PostHead } from "./search-sql.server";
import { categoriesSql, countSql, FOUND_MAX, listSql, searchSql } from "./search-sql.server";

/** Articles on a page of the list. */
export const POSTS_PER_PAGE = 12;

/** A page of the published articles that a visitor asks for, how many there are in all, and whether a search has more. */
export async function listPublishedPosts(filters: PostFilters, page: number) {
  addCacheTags("blog");
  const { total, posts } = filters.q
    ? await search(filters, pageOffset(page, POSTS_PER_PAGE))
    : await list(filters, page);
  const hasMore = filters.q !== "" && total > FOUND_MAX;
  return { total: hasMore ? FOUND_MAX : total, hasMore, posts };
}

/** Every category that has a published article, with how many, the fullest first. */
export function countPublishedByCategory(): Promise<{ category: string; count: number }[]> {
  addCacheTags("blog");
  return db.$queryRaw(categoriesSql());
}

async function list(filters: PostFilters, page: number) {
  const [counted] = await db.$queryRaw<{ total: number }[]>(countSql(filters));
  const total = counted?.total ?? 0;
  const window = nearestEnd({ page, perPage: POSTS_PER_PAGE }, total);
  return { total, posts: await db.$queryRaw<PostHead[]>(listSql(filters, window)) };
}

async function search(filters: PostFilters, window: { take: number; skip: number }) {
  const rows = await db.$queryRaw<Found[]>(searchSql(filters, window));
  return { total: rows[0]?.total ?? 0, posts: rows.filter(isShown) };
}

/** A found article with how many were found; when none is shown, how many alone. */
type Found = { total: number } & (PostHead | { id: null });

function isShown(row: Found): row is { total: number } & PostHead {
  return row.id !== null;
}
