import { Prisma } from "./client/client";

/** A piece of SQL whose values are parameters, to be put into others; the database never reads a value as SQL. */
export const sql = Prisma.sql;

export const joinSql = Prisma.join;

export type Sql = Prisma.Sql;

/** `WHERE` with all of the conditions; nothing when there is none. */
export function whereSql(conditions: readonly Sql[]): Sql {
  return conditions.length > 0 ? sql`WHERE ${joinSql([...conditions], " AND ")}` : Prisma.empty;
}

/** A text with the wildcards of LIKE escaped. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
