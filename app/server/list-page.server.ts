import type { Sql } from "~/server/db/sql.server";
import { escapeLike, joinSql, sql, whereSql } from "~/server/db/sql.server";
import { db } from "~/server/db.server";

interface ListPage {
  /** Tables and joins; the rows' ids are those of the first table, called `t`. */
  from: Sql;
  where: readonly Sql[];
  orderBy: Sql;
  /** From 1. */
  page: number;
  perPage: number;
}

/** The ids of one page of a list, in order, and how many rows match in all. */
export async function readListPage({ from, where, orderBy, page, perPage }: ListPage) {
  const source = sql`FROM ${from} ${whereSql(where)}`;
  const [rows, counted] = await Promise.all([
    db.$queryRaw<{ id: string }[]>(
      sql`SELECT t.id ${source} ORDER BY ${orderBy} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
    ),
    db.$queryRaw<{ total: number }[]>(sql`SELECT count(*)::int AS total ${source}`),
  ]);
  return { ids: rows.map(({ id }) => id), matchCount: counted[0]?.total ?? 0 };
}

/** That one of the columns contains the text, whatever its accents and capitals. Nothing typed finds everything. */
export function containing(text: string | undefined, columns: readonly Sql[]): Sql[] {
  if (!text) return [];
  const all = sql`concat_ws(E'\n', ${joinSql([...columns])})`;
  return [sql`plain_text(${all}) LIKE plain_text(${`%${escapeLike(text)}%`})`];
}

/** The rows in the order of their ids; a row that has gone meanwhile is left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
