import { db } from "./db.server";
import type { Sql } from "./sql.server";
import { escapeLike, sql, whereSql } from "./sql.server";

/** Which rows a list holds, and in which order. */
export interface List {
  /** Tables and joins; the rows' ids are those of the first table, called `t`. */
  from: Sql;
  where: readonly Sql[];
  orderBy: Sql;
  /** Whether rows are found by what stands in several tables: a search too dear to be made for a page and for its count. */
  spansTables?: boolean;
}

interface Window {
  /** From 1. */
  page: number;
  perPage: number;
}

/** The statement that reads the ids of one page of a list, with how many rows match where the search is made once. */
export function listPageSql({ from, where, orderBy, spansTables }: List, { page, perPage }: Window): Sql {
  const columns = spansTables ? sql`t.id, count(*) OVER ()::int AS total` : sql`t.id`;
  return sql`
    SELECT ${columns} FROM ${from} ${whereSql(where)}
    ORDER BY ${orderBy} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
}

/** The ids of one page of a list, in order, and how many rows match in all. */
export async function readListPage(list: List, window: Window) {
  const read = db.$queryRaw<{ id: string; total?: number }[]>(listPageSql(list, window));
  if (!list.spansTables) {
    const [rows, matchCount] = await Promise.all([read, countMatches(list)]);
    return { ids: rows.map(({ id }) => id), matchCount };
  }
  const rows = await read;
  const isBeyond = rows.length === 0 && window.page > 1;
  const matchCount = rows[0]?.total ?? (isBeyond ? await countMatches(list) : 0);
  return { ids: rows.map(({ id }) => id), matchCount };
}

/** How many rows of a list there are. */
export async function countMatches({ from, where }: Pick<List, "from" | "where">): Promise<number> {
  const [counted] = await db.$queryRaw<{ total: number }[]>(
    sql`SELECT count(*)::int AS total FROM ${from} ${whereSql(where)}`,
  );
  return counted?.total ?? 0;
}

const ROWS_PER_BATCH = 250;

/**
 * All rows of a list, in its order, so many at a time: no more are in memory, however long the list is. Their ids are
 * read first, so that what comes or goes meanwhile moves nothing; a row that has gone is left out.
 */
export async function readWholeList<Row extends { id: string }>(
  { from, where, orderBy }: List,
  load: (ids: string[]) => Promise<Row[]>,
): Promise<AsyncGenerator<Row[]>> {
  const rows = await db.$queryRaw<{ id: string }[]>(
    sql`SELECT t.id FROM ${from} ${whereSql(where)} ORDER BY ${orderBy}`,
  );
  const ids = rows.map(({ id }) => id);
  async function* batches() {
    for (let start = 0; start < ids.length; start += ROWS_PER_BATCH) {
      const batch = ids.slice(start, start + ROWS_PER_BATCH);
      yield inOrder(batch, await load(batch));
    }
  }
  return batches();
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
