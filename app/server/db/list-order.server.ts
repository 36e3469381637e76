import { Prisma } from "./client/client";
import type { Sql } from "./sql.server";
import { joinSql, sql } from "./sql.server";

/** What a list is ordered by; the last key of a list is its id. */
export interface SortKey {
  by: Sql;
  /** The type of the database that a value is read as again. */
  type: "bigint" | "date" | "int" | "numeric" | "text" | "timestamptz" | "uuid" | `"${string}"`;
  isDescending?: boolean;
  /** Whether rows without a value come last, which only keys that may be null say. */
  hasNullsLast?: boolean;
}

/** From the lowest value to the highest. */
export function ascending(by: Sql, type: SortKey["type"]): SortKey {
  return { by, type };
}

/** From the highest value to the lowest. */
export function descending(by: Sql, type: SortKey["type"]): SortKey {
  return { by, type, isDescending: true };
}

/** The same order, with rows that have no value after all others. */
export function nullsLast(key: SortKey): SortKey {
  return { ...key, hasNullsLast: true };
}

/** What follows `ORDER BY`; backwards, the last row first. */
export function orderSql(keys: readonly SortKey[], { isBackwards = false } = {}): Sql {
  const words = keys.map(({ by, isDescending = false, hasNullsLast }) => {
    const direction = isDescending === isBackwards ? sql`ASC` : sql`DESC`;
    if (!hasNullsLast) return sql`${by} ${direction}`;
    return isBackwards ? sql`${by} ${direction} NULLS FIRST` : sql`${by} ${direction} NULLS LAST`;
  });
  return joinSql(words, ", ");
}

/** The values of a row that say where it stands, as texts. */
export function positionSql(keys: readonly SortKey[]): Sql {
  const values = keys.map(({ by }) => sql`(${by})::text`);
  return sql`ARRAY[${joinSql(values, ", ")}]`;
}

/** That a row comes after the one whose position is given. */
export function isAfterSql(keys: readonly SortKey[], position: readonly (string | null)[]): Sql {
  const [key, ...others] = keys;
  if (!key) return sql`false`;
  const [value, ...rest] = position;
  const isBeyond = isBeyondSql(key, value ?? null);
  const equal = sql`${key.by} IS NOT DISTINCT FROM ${valueSql(key, value ?? null)}`;
  const isAfter = sql`(${isBeyond} OR (${equal} AND ${isAfterSql(others, rest)}))`;
  // Said once more in a form that an index can begin from.
  if (key.hasNullsLast) return isAfter;
  const direction = key.isDescending ? sql`<=` : sql`>=`;
  return sql`${key.by} ${direction} ${valueSql(key, value ?? null)} AND ${isAfter}`;
}

function isBeyondSql(key: SortKey, value: string | null): Sql {
  if (value === null) return sql`false`;
  const beyond = key.isDescending ? sql`${key.by} < ${valueSql(key, value)}` : sql`${key.by} > ${valueSql(key, value)}`;
  return key.hasNullsLast ? sql`(${beyond} OR ${key.by} IS NULL)` : beyond;
}

/** As a text first: the driver would guess another type from the words that follow. */
function valueSql({ type }: SortKey, value: string | null): Sql {
  return sql`${value}::text::${Prisma.raw(type)}`;
}
