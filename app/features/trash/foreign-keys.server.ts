import { oncePerRequest } from "~/server/core/request-context.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";

/** A column of a table that names a row of another. Names are quoted as the database wants them. */
export interface ForeignKey {
  child: string;
  column: string;
  /** The column as JSON names it. */
  field: string;
  type: string;
  parent: string;
  parentColumn: string;
  parentField: string;
  /** What becomes of the child's row when the parent's is deleted. */
  onDelete: "cascade" | "set-null" | "refuse";
  isRequired: boolean;
}

/** The foreign keys of all tables, as the database itself knows them. */
export function listForeignKeys(tx: Transaction): Promise<ForeignKey[]> {
  return oncePerRequest("foreign keys", () =>
    tx.$queryRaw<ForeignKey[]>(sql`
      SELECT con.conrelid::regclass::text AS child, quote_ident(a.attname) AS column, a.attname::text AS field,
        format_type(a.atttypid, NULL) AS type, con.confrelid::regclass::text AS parent,
        quote_ident(p.attname) AS "parentColumn", p.attname::text AS "parentField", a.attnotnull AS "isRequired",
        CASE con.confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set-null' ELSE 'refuse' END AS "onDelete"
      FROM pg_constraint con
        JOIN pg_attribute a ON a.attrelid = con.conrelid AND a.attnum = con.conkey[1]
        JOIN pg_attribute p ON p.attrelid = con.confrelid AND p.attnum = con.confkey[1]
      WHERE con.contype = 'f' AND con.connamespace = 'public'::regnamespace AND cardinality(con.conkey) = 1
      ORDER BY 1, 2`),
  );
}

/** Tables so that each stands behind those that it points at. */
export function parentsFirst(tables: readonly string[], keys: readonly ForeignKey[]): string[] {
  const sorted: string[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const waits = (table: string) =>
      keys.some(({ child, parent }) => child === table && parent !== table && left.has(parent));
    const next = [...left].find((table) => !waits(table)) ?? [...left][0];
    if (next === undefined) break;
    sorted.push(next);
    left.delete(next);
  }
  return sorted;
}
