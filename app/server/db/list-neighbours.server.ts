import { db } from "./db.server";
import type { SortKey } from "./list-order.server";
import { isAfterSql, orderSql, positionSql } from "./list-order.server";
import type { List } from "./list-page.server";
import type { Sql } from "./sql.server";
import { sql, whereSql } from "./sql.server";

type Position = (string | null)[];

/** The ids of the rows that stand before and after one in a list; null at its ends. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

/**
 * Finds the rows beside one by its place, whatever page they are on. A row that the list holds no more has kept its
 * place; one that has no place in it any longer stands before all others.
 */
export async function readNeighbours(list: List, id: string): Promise<Neighbours> {
  const [row] = await db.$queryRaw<{ position: Position }[]>(
    sql`SELECT ${positionSql(list.orderBy)} AS position FROM ${list.from} WHERE t.id = ${id}::uuid`,
  );
  if (!row) return { previous: null, next: null };
  if (row.position[0] === null) return { previous: null, next: await readId(besideSql(list, null)) };
  const backwards = { ...list, orderBy: list.orderBy.map(reversed) };
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

function reversed({ isDescending = false, ...key }: SortKey): SortKey {
  return { ...key, isDescending: !isDescending };
}
