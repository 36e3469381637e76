import { redirect } from "@remix-run/node";
import type { Cover } from "~/features/blog/article-view.server";
import { coverBevels, coverOf, datesOf } from "~/features/blog/article-view.server";
import type { WallWindow } from "~/features/blog/model/article-wall";
import { countPublishedByCategory, listPublishedPosts, POSTS_PER_PAGE } from "~/features/blog/post-list.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { pageCountOf } from "~/server/http/list-query.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import type { ListFilters } from "./filters";

/** The page of the list that was asked for; an explained nothing while the database does not answer. */
export async function toView(request: Request, filters: ListFilters) {
  const found = await findOrNull(filters);
  if (found && filters.q === "")
    redirectToCanonical(request, found.total > 0 ? filters : { category: null, tag: null, page: 1 });
  const matchCount = found?.total ?? 0;
  // Of what cannot be counted no page is beyond the last: one that was kept is still shown.
  const pageCount = found
    ? pageCountOf(request, { page: filters.page, matchCount, perPage: POSTS_PER_PAGE })
    : filters.page;
  const rows = found?.posts ?? [];
  const posts = rows.map((post, index) => {
    const { slug, title, excerpt, language, category, published_at } = post;
    // The results of a search are words without pictures.
    const own = filters.q ? null : placeOf(index, rows.length);
    const cover: Cover | null = own && coverOf(post, own.window);
    const place: Place["className"] | "is-result" = own?.className ?? "is-result";
    return { slug, title, excerpt, language, category, cover, place, ...datesOf(published_at) };
  });
  return {
    isDown: found === null,
    filters,
    categories: found?.categories ?? [],
    matchCount,
    hasMore: found?.hasMore ?? false,
    pageCount,
    posts,
    bevels: coverBevels(posts.map(({ cover }) => cover)),
  };
}

/** An article as the list shows it. */
export type ListedPost = Awaited<ReturnType<typeof toView>>["posts"][number];

/**
 * One address a list: a category or tag of no article leads to all articles, and another way of writing a value to
 * ours. Anything else could be kept once for any words at all.
 * @throws a redirect there
 */
function redirectToCanonical(request: Request, { category, tag, page }: Omit<ListFilters, "q">): void {
  const url = new URL(request.url);
  const wanted = Object.entries({ category, tag, page: page > 1 ? String(page) : null });
  const wrong = wanted.filter(([name, value]) => (url.searchParams.get(name) ?? "") !== (value ?? ""));
  if (wrong.length === 0) return;
  for (const [name, value] of wrong) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  throw redirect(url.pathname + url.search);
}

async function findOrNull(filters: ListFilters) {
  try {
    const [list, categories] = await Promise.all([
      listPublishedPosts(filters, filters.page),
      countPublishedByCategory(),
    ]);
    return { ...list, categories };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    markUncacheable();
    logger.error({ event: "blog-list-unavailable", err: error }, "database down, blog without its list");
    return null;
  }
}

/** How much of the page an article takes. */
interface Place {
  className: "is-lead" | "is-wide" | "is-tall" | "is-row";
  window: WallWindow;
}

const LEAD: Place = { className: "is-lead", window: "wide" };
const WIDE: Place = { className: "is-wide", window: "wide" };
const TALL: Place = { className: "is-tall", window: "tall" };
const ROW: Place = { className: "is-row", window: "small" };

/** The layout of a page: a lead, then pairs of unequal pictures and rows of words, in turn. */
const PLACES: readonly Place[] = [LEAD, TALL, WIDE, ROW, ROW, ROW, WIDE, TALL, ROW, ROW, ROW, ROW];

const PAIRS = [
  [1, 2],
  [6, 7],
] as const;

/** The place of the article at this index of a page of so many: one that would stand without its pair is a row. */
function placeOf(index: number, count: number): Place {
  const isAlone = PAIRS.some(([first, second]) => index === first && second >= count);
  return isAlone ? ROW : (PLACES[index] ?? ROW);
}
