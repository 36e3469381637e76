import { redirect } from "@remix-run/node";
import type { z } from "zod";

/** What an address asks of a list: its query as the list's schema reads it, which takes anything. */
export function parseQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  return schema.parse(Object.fromEntries(new URL(request.url).searchParams));
}

/**
 * How many pages a list has, at least one.
 * @throws a redirect to the last page when the one asked for lies beyond it: a bookmark of a list that has shrunk.
 */
export function pageCountOf(
  request: Request,
  { page, matchCount, perPage }: { page: number; matchCount: number; perPage: number },
): number {
  const pageCount = Math.max(1, Math.ceil(matchCount / perPage));
  if (page <= pageCount) return pageCount;
  const url = new URL(request.url);
  url.searchParams.set("page", String(pageCount));
  throw redirect(url.pathname + url.search);
}

interface ListSource<Schema extends z.ZodType, Found> {
  schema: Schema;
  perPage: number;
  find: (list: z.output<Schema>) => Promise<Found>;
}

/**
 * A list as its address asks for it: what was asked for, what was found, how many pages there are.
 * @throws a redirect to the last page, as pageCountOf does
 */
export async function loadList<Schema extends z.ZodType<{ page: number }>, Found extends { matchCount: number }>(
  request: Request,
  { schema, perPage, find }: ListSource<Schema, Found>,
) {
  const list = parseQuery(request, schema);
  const found = await find(list);
  const pageCount = pageCountOf(request, { page: list.page, matchCount: found.matchCount, perPage });
  return { list, ...found, pageCount };
}
