import { db } from "~/server/db.server";

/** Fixed SQL in which each `?` stands for the next of the values: whatever was typed is a parameter. */
export type Condition = readonly [sql: string, ...values: unknown[]];

interface ListPage {
  /** Tables and joins, fixed SQL; the rows' ids are those of the first table, called `t`. */
  from: string;
  where: readonly Condition[];
  /** Fixed SQL. */
  orderBy: string;
  /** From 1. */
  page: number;
  perPage: number;
}

/** The ids of one page of a list, in order, and how many rows match in all. */
export async function readListPage({ from, where, orderBy, page, perPage }: ListPage) {
  const values: unknown[] = [];
  const all = where.map(([sql, ...given]) => {
    const rest = [...given];
    return `(${sql.replaceAll("?", () => `$${values.push(rest.shift())}`)})`;
  });
  const source = `FROM ${from} ${all.length > 0 ? `WHERE ${all.join(" AND ")}` : ""}`;
  const window = `LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  const [rows, counted] = await Promise.all([
    db.$queryRawUnsafe<{ id: string }[]>(`SELECT t.id ${source} ORDER BY ${orderBy} ${window}`, ...values),
    db.$queryRawUnsafe<{ total: number }[]>(`SELECT count(*)::int AS total ${source}`, ...values),
  ]);
  return { ids: rows.map(({ id }) => id), matchCount: counted[0]?.total ?? 0 };
}

/** That one of the columns contains the text, whatever its accents and capitals. Nothing typed finds everything. */
export function containing(text: string | undefined, columns: readonly string[]): Condition[] {
  if (!text) return [];
  const part = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return [[`plain_text(concat_ws(E'\\n', ${columns.join(", ")})) LIKE plain_text(?)`, part]];
}

/** The rows in the order of their ids; a row that has gone meanwhile is left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
