import { db } from "./db.server";
import type { SortKey } from "./list-order.server";
import { isAfterSql, orderSql, positionSql } from "./list-order.server";
import type { Sql } from "./sql.server";
import { escapeLike, sql, whereSql } from "./sql.server";

/** Which rows a list holds, and in which order. */
export interface List {
  /** Tables and joins; the rows' ids are those of the first table, called `t`. */
  from: Sql;
  where: readonly Sql[];
  orderBy: readonly SortKey[];
  /** Whether rows are found by a text: then no more than MATCHES_MAX are counted and shown. */
  isSearch?: boolean;
  /** Whether rows are found by what stands in several tables: a search too dear to be made for a page and for its count. */
  spansTables?: boolean;
}

interface Window {
  /** From 1. */
  page: number;
  perPage: number;
}

/** So many rows of a search are shown: a word of a million rows costs no more than another. */
const MATCHES_MAX = 1000;

/** Further than this, a page is looked for once it is known from which end it is nearer. */
const FAR = 1000;

/** The statement that reads the ids of one page of a list, with how many rows match where the search is made once. */
export function listPageSql({ from, where, orderBy, spansTables }: List, { page, perPage }: Window): Sql {
  const columns = spansTables ? sql`t.id, count(*) OVER ()::int AS total` : sql`t.id`;
  return sql`
    SELECT ${columns} FROM ${from} ${whereSql(where)}
    ORDER BY ${orderSql(orderBy)} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
}

interface ListPage {
  ids: string[];
  /** How many rows match in all; of a search at most MATCHES_MAX. */
  matchCount: number;
  /** Whether more rows match than are counted. */
  hasMore: boolean;
}

/** Reads one page of a list. @param total how many rows match, where that is known beforehand */
export async function readListPage(list: List, window: Window, total?: number): Promise<ListPage> {
  if (total !== undefined) return { ids: await readIds(list, window, total), matchCount: total, hasMore: false };
  if (list.spansTables) {
    const rows = await db.$queryRaw<{ id: string; total: number }[]>(listPageSql(list, window));
    const isBeyond = rows.length === 0 && window.page > 1;
    const matchCount = rows[0]?.total ?? (isBeyond ? await countMatches(list) : 0);
    return { ids: rows.map(({ id }) => id), matchCount, hasMore: false };
  }
  if (!list.isSearch && window.page * window.perPage > FAR) return readListPage(list, window, await countMatches(list));
  const [ids, found] = await Promise.all([readIds(list, window), countMatches(list)]);
  const hasMore = list.isSearch === true && found > MATCHES_MAX;
  return { ids, matchCount: hasMore ? MATCHES_MAX : found, hasMore };
}

async function readIds(list: List, window: Window, total?: number): Promise<string[]> {
  const way = total === undefined ? null : nearestEnd(window, total);
  const statement = way?.isBackwards ? pageFromEndSql(list, way) : listPageSql(list, window);
  const rows = await db.$queryRaw<{ id: string }[]>(statement);
  const ids = rows.map(({ id }) => id);
  return way?.isBackwards ? ids.reverse() : ids;
}

/** Which rows to pass over and to take for a page of so many rows in all, from the end that is nearer to it. */
export function nearestEnd({ page, perPage }: Window, total: number) {
  const before = (page - 1) * perPage;
  const after = total - page * perPage;
  const isBackwards = after < before && after > -perPage;
  return isBackwards
    ? { isBackwards, skip: Math.max(after, 0), take: perPage + Math.min(after, 0) }
    : { isBackwards, skip: before, take: perPage };
}

/** The statement that reads ids of a list from its end, the last row first. */
export function pageFromEndSql(
  { from, where, orderBy }: List,
  { skip, take }: Pick<ReturnType<typeof nearestEnd>, "skip" | "take">,
): Sql {
  return sql`
    SELECT t.id FROM ${from} ${whereSql(where)}
    ORDER BY ${orderSql(orderBy, { isBackwards: true })} LIMIT ${take} OFFSET ${skip}`;
}

/** How many rows of a list there are; of a search no more than one above MATCHES_MAX. */
export async function countMatches(list: Pick<List, "from" | "where" | "isSearch">): Promise<number> {
  const [counted] = await db.$queryRaw<{ total: number }[]>(countMatchesSql(list));
  return counted?.total ?? 0;
}

/** The statement that counts them. */
export function countMatchesSql({ from, where, isSearch }: Pick<List, "from" | "where" | "isSearch">): Sql {
  if (!isSearch) return sql`SELECT count(*)::int AS total FROM ${from} ${whereSql(where)}`;
  return sql`
    SELECT count(*)::int AS total
    FROM (SELECT FROM ${from} ${whereSql(where)} LIMIT ${MATCHES_MAX + 1}) AS matches`;
}

const IDS_PER_READ = 2_500;
const ROWS_PER_BATCH = 250;

/**
 * All rows of a list in batches, so that few are in memory. Ids are read in advance and go on after the last one's
 * place, so that changes meanwhile move nothing. The first ids are read at once: an unreadable list is an error, not
 * half a file.
 */
export async function readWholeList<Row extends { id: string }>(
  list: List,
  load: (ids: string[]) => Promise<Row[]>,
): Promise<AsyncGenerator<Row[]>> {
  const first = await readIdsAfter(list, null);
  async function* batches() {
    for (let read = first; ; read = await readIdsAfter(list, read.position)) {
      for (let start = 0; start < read.ids.length; start += ROWS_PER_BATCH) {
        const batch = read.ids.slice(start, start + ROWS_PER_BATCH);
        yield inOrder(batch, await load(batch));
      }
      if (read.ids.length < IDS_PER_READ) return;
    }
  }
  return batches();
}

/** The next ids of a list after a row's place, and the place of the last of them. */
async function readIdsAfter(list: List, position: Position | null): Promise<{ ids: string[]; position: Position }> {
  const rows = await db.$queryRaw<{ id: string; position: Position }[]>(idsAfterSql(list, position));
  return { ids: rows.map(({ id }) => id), position: rows.at(-1)?.position ?? [] };
}

type Position = (string | null)[];

/** The statement that reads the next ids of a list, each with its place. */
export function idsAfterSql({ from, where, orderBy }: List, position: Position | null): Sql {
  const conditions = position ? [...where, isAfterSql(orderBy, position)] : where;
  return sql`
    SELECT t.id, ${positionSql(orderBy)} AS position FROM ${from} ${whereSql(conditions)}
    ORDER BY ${orderSql(orderBy)} LIMIT ${IDS_PER_READ}`;
}

/** A text for LIKE: what contains it, whatever its accents and capitals, in a column written by `plain_text`. */
export function partOf(text: string): Sql {
  return sql`plain_text(${`%${escapeLike(text)}%`})`;
}

/** That what is searched of a row contains the text. Nothing typed finds everything. */
export function containing(text: string | undefined): Sql[] {
  return text ? [sql`t.search_text LIKE ${partOf(text)}`] : [];
}

/** The rows in the order of their ids; a row that has gone meanwhile is left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ids beside a row, on any page; null at the ends. A row no longer listed keeps its place, or stands first. */
export async function readNeighbours(
  list: List,
  id: string,
): Promise<{ previous: string | null; next: string | null }> {
  const [row] = await db.$queryRaw<{ position: Position }[]>(
    sql`SELECT ${positionSql(list.orderBy)} AS position FROM ${list.from} WHERE t.id = ${id}::uuid`,
  );
  if (!row) return { previous: null, next: null };
  if (row.position[0] === null) return { previous: null, next: await readId(besideSql(list, null)) };
  const reversed = list.orderBy.map(({ isDescending = false, ...key }) => ({ ...key, isDescending: !isDescending }));
  const backwards = { ...list, orderBy: reversed };
  const [previous, next] = [besideSql(backwards, row.position), besideSql(list, row.position)].map(readId);
  return { previous: (await previous) ?? null, next: (await next) ?? null };
}

/** The statement that reads the id of the first row after a place. */
export function besideSql({ from, where, orderBy }: List, position: Position | null): Sql {
  const conditions = position ? [...where, isAfterSql(orderBy, position)] : where;
  return sql`SELECT t.id FROM ${from} ${whereSql(conditions)} ORDER BY ${orderSql(orderBy)} LIMIT 1`;
}

async function readId(statement: Sql): Promise<string | null> {
  const [row] = await db.$queryRaw<{ id: string }[]>(statement);
  return row?.id ?? null;
}
