import { redirect } from "@remix-run/node";
import type { z } from "zod";

/** What an address asks of a list: its query as the list's schema reads it, which takes anything. */
export function parseQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  return schema.parse(Object.fromEntries(new URL(request.url).searchParams));
}

interface Pages {
  page: number;
  matchCount: number;
  perPage: number;
}

/**
 * How many pages a list has, at least one.
 * @throws a redirect to the last page when the one asked for lies beyond it: a bookmark of a list that has shrunk.
 */
export function pageCountOf(request: Request, { page, matchCount, perPage }: Pages): number {
  const pageCount = Math.max(1, Math.ceil(matchCount / perPage));
  if (page <= pageCount) return pageCount;
  const url = new URL(request.url);
  url.searchParams.set("page", String(pageCount));
  throw redirect(url.pathname + url.search);
}
