import { oncePerRequest } from "~/server/core/request-context.server";
import { Prisma } from "~/server/db/client/client";
import { sql } from "~/server/db/sql.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import type { TrashedKind } from "~/server/registries/trash.server";

interface Doomed {
  id: string;
  title: string;
  /** Whose it is, where it is a client's. */
  personId?: string | null;
  cacheTags: readonly string[];
  actor: { fullName?: string | null; email?: string };
}

/** A row that points at one that is deleted, and stays. */
interface Link {
  table: string;
  column: string;
  type: string;
  value: string;
  ids: string[];
}

type KeptRows = { table: string; rows: JsonObject[] }[];

/** Keeps a row with all that its deletion takes along, for the trash; call it just before. @returns the item's id */
export async function keepInTrash(
  tx: Transaction,
  { kind, table }: TrashedKind,
  { id, title, personId = null, cacheTags, actor }: Doomed,
): Promise<string> {
  const keys = await listForeignKeys(tx);
  const found = new Map<string, JsonObject[]>();
  const links: Link[] = [];
  const root = await readRows(
    tx,
    sql`SELECT to_jsonb(t) AS row FROM ${raw(table)} t WHERE t.id = ${id}::uuid FOR UPDATE`,
  );
  const queue = [{ table, rows: root }];
  found.set(table, root);
  for (let parent = queue.shift(); parent; parent = queue.shift()) {
    for (const key of keys.filter((each) => each.parent === parent?.table)) {
      if (key.onDelete === "set-null") links.push(...(await readLinks(tx, key, parent.rows)));
      if (key.onDelete !== "cascade") continue;
      const fresh = withoutKnown(found, key.child, await readChildren(tx, key, parent.rows));
      if (fresh.length > 0) queue.push({ table: key.child, rows: fresh });
    }
  }
  const rows: KeptRows = parentsFirst([...found.keys()], keys).map((each) => ({
    table: each,
    rows: found.get(each) ?? [],
  }));
  const kept = { rows: rows as unknown as Prisma.InputJsonValue, links: links as unknown as Prisma.InputJsonValue };
  const item = await tx.trashItem.create({
    data: {
      kind,
      target_id: id,
      title,
      person_id: personId,
      ...kept,
      file_keys: rows.flatMap(({ rows: listed }) =>
        listed.flatMap((row) =>
          Object.entries(row).flatMap(([field, value]) =>
            field.endsWith("_key") && typeof value === "string" ? [value] : [],
          ),
        ),
      ),
      cache_tags: [...cacheTags],
      deleted_by: actor.fullName ?? actor.email ?? null,
    },
  });
  return item.id;
}

/** A name that the database itself gave, or that stands in this file. */
const raw = (name: string) => Prisma.raw(name);

async function readRows(tx: Transaction, query: Prisma.Sql): Promise<JsonObject[]> {
  return (await tx.$queryRaw<{ row: JsonObject }[]>(query)).map(({ row }) => row);
}

const valuesOf = (rows: readonly JsonObject[], field: string) =>
  rows.map((row) => row[field]).filter((value): value is string => typeof value === "string");

function readChildren(tx: Transaction, key: ForeignKey, parents: readonly JsonObject[]): Promise<JsonObject[]> {
  const values = valuesOf(parents, key.parentField);
  return readRows(
    tx,
    sql`SELECT to_jsonb(t) AS row FROM ${raw(key.child)} t
      WHERE t.${raw(key.column)} = ANY (${values}::${raw(key.type)}[])`,
  );
}

async function readLinks(tx: Transaction, key: ForeignKey, parents: readonly JsonObject[]): Promise<Link[]> {
  const values = valuesOf(parents, key.parentField);
  const rows = await tx.$queryRaw<{ value: string; ids: string[] }[]>(sql`
    SELECT t.${raw(key.column)}::text AS value, array_agg(t.id::text) AS ids FROM ${raw(key.child)} t
    WHERE t.${raw(key.column)} = ANY (${values}::${raw(key.type)}[]) GROUP BY 1`);
  return rows.map(({ value, ids }) => ({ table: key.child, column: key.column, type: key.type, value, ids }));
}

/** Adds rows to those that were found, and returns those of them that were not yet. */
function withoutKnown(found: Map<string, JsonObject[]>, table: string, rows: JsonObject[]): JsonObject[] {
  const known = new Set((found.get(table) ?? []).map((row) => JSON.stringify(row)));
  const fresh = rows.filter((row) => !known.has(JSON.stringify(row)));
  if (fresh.length > 0) found.set(table, [...(found.get(table) ?? []), ...fresh]);
  return fresh;
}

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
function parentsFirst(tables: readonly string[], keys: readonly ForeignKey[]): string[] {
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
