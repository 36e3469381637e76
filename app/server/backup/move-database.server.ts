import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { Backend } from "~/server/db/backend-interface.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import {
  appliedMigrations,
  INIT,
  isFormerHistory,
  migrateCopy,
  migrateDatabase,
  migrationNames,
} from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { withWorkingFolder } from "./working-folder.server";

/**
 * Copies a backup of the embedded database to an empty PostgreSQL server in one transaction, which commits when counts
 * and digests of all tables agree; interrupted, it leaves no row behind.
 * @param onUnpacked called once the copy is not needed any more
 * @throws an Error fit for the terminal; nothing is stored then
 */
export async function moveDatabase(
  copy: string,
  url: string,
  onUnpacked = () => {},
): Promise<{ tables: number; rows: number }> {
  return withWorkingFolder("move", async (folder) => {
    const source = new EmbeddedBackend(join(folder, "database"));
    const target = new PostgresBackend(url);
    try {
      await source.replaceWith(copy);
      onUnpacked();
      await expectUnused(target, folder);
      await migrateCopy(source);
      await migrateDatabase(target);
      const from = askBy(await source.connect());
      await from("SET TimeZone = 'UTC'");
      return await target.withoutTimeouts((adapter) => copyAll(from, askBy(adapter)));
    } finally {
      await source.close();
      await target.close();
    }
  });
}

async function copyAll(from: AskText, to: AskText) {
  const tables = await listTables(from);
  await to("BEGIN");
  try {
    await withoutTriggers(to);
    // What migrations put in comes with the rest.
    for (const { name } of tables) await to(`DELETE FROM "${name}"`);
    for (const table of tables) await copyRows(from, to, table);
    let rows = 0;
    for (const table of tables) {
      const [there, here] = [await sumUp(from, table), await sumUp(to, table)];
      if (there !== here) throw new Error(`The table ${table.name} is not the same on both sides: nothing was stored.`);
      rows += Number(there.split(" ")[0]);
    }
    const sequences = await from(`
      SELECT quote_ident(sequencename), last_value::text FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL`);
    for (const [name, value] of sequences) await to("SELECT setval($1::regclass, $2::bigint)::text", [name!, value!]);
    await to("COMMIT");
    return { tables: tables.length, rows };
  } catch (error) {
    await to("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

/** Neither counts nor checks are made twice: the rows come as they were, in the order of the tables' names. */
async function withoutTriggers(to: AskText): Promise<void> {
  try {
    await to("SET LOCAL session_replication_role = 'replica'");
  } catch (error) {
    throw new Error(
      "The role of that address may not switch triggers off: move as a superuser, or GRANT SET ON PARAMETER session_replication_role to it.",
      { cause: error },
    );
  }
}

const ROWS_AT_ONCE = 500;
const NO_ROW = "(0,0)";

/** Asks one statement of a database; texts in, texts out. */
type AskText = (sql: string, args?: (string | null)[]) => Promise<(string | null)[][]>;

/** How statements reach an adapter of Prisma's. */
export function askBy(adapter: SqlDriverAdapter): AskText {
  return async (sql, args = []) => {
    const argTypes = args.map(() => ({ scalarType: "string" as const, arity: "scalar" as const }));
    const { rows } = await adapter.queryRaw({ sql, args, argTypes });
    return rows as (string | null)[][];
  };
}

/** A table of the site, with the columns that it does not fill by itself. */
interface CopiedTable {
  name: string;
  columns: string;
}

/** Every table but the migrations'. @param withoutTypes leaves columns of these types of information_schema out */
export async function listTables(ask: AskText, withoutTypes: readonly string[] = []): Promise<CopiedTable[]> {
  const rows = await ask(
    `SELECT table_name::text, coalesce(string_agg(quote_ident(column_name), ', ' ORDER BY column_name)
      FILTER (WHERE data_type <> ALL (string_to_array($1, ','))), 'NULL')::text
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
      AND table_name <> '_prisma_migrations' GROUP BY 1 ORDER BY 1`,
    [withoutTypes.join(",")],
  );
  return rows.map(([name, columns]) => ({ name: String(name), columns: String(columns) }));
}

/** Copies the rows of a table as the databases write them: nothing of them goes through types of ours. */
async function copyRows(from: AskText, to: AskText, { name, columns }: CopiedTable): Promise<void> {
  for (let after = NO_ROW; ; ) {
    const [row] = await from(
      `SELECT max(row_place)::text, json_agg(to_jsonb(t) - 'row_place')::text FROM (
        SELECT ctid AS row_place, ${columns} FROM "${name}" WHERE ctid > $1::tid ORDER BY ctid LIMIT ${ROWS_AT_ONCE}) AS t`,
      [after],
    );
    const [last, rows] = row ?? [];
    if (!last || !rows) return;
    await to(
      `INSERT INTO "${name}" (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM json_populate_recordset(NULL::"${name}", $1::json)`,
      [rows],
    );
    after = last;
  }
}

/** How many rows a table has, and a digest of all that stands in them, whatever their order. */
async function sumUp(ask: AskText, { name, columns }: CopiedTable): Promise<string> {
  const [row] = await ask(`
    SELECT count(*)::text, coalesce(md5(string_agg(line, '' ORDER BY line COLLATE "C")), '')
    FROM (SELECT md5(ROW(${columns})::text) AS line FROM "${name}") AS t`);
  return (row ?? []).join(" ");
}

/** What is different in each database that the same migrations made. */
const MADE_ANEW = ["uuid", "timestamp with time zone"];
const NAMED_AT_MOST = 5;

/** @throws an Error fit for the terminal if the database holds foreign tables, or rows that migrations did not make */
async function expectUnused(target: Backend, folder: string): Promise<void> {
  const [applied, known] = [await appliedMigrations(target), migrationNames()];
  const history = isFormerHistory(new Set(applied)) ? [INIT] : applied;
  const isOfThisSite = history.length > 0 && history.every((name) => known.includes(name));
  await target.withoutTimeouts(async (adapter) => {
    const ask = askBy(adapter);
    const found = await listRelations(ask);
    if (found.length === 0) return;
    const names = found.map(({ name }) => name);
    if (!isOfThisSite) throw refusal(`holds ${names.length} tables that this version of the site has not made`, names);
    const tables = found.filter(({ isView }) => !isView).map(({ name }) => name);
    const used = await listUsed(ask, tables, await sumUpFresh(folder, history));
    if (used.length > 0) throw refusal("is in use already: it has rows that its migrations did not make", used);
  });
}

function refusal(what: string, found: readonly string[]): Error {
  const rest = found.length > NAMED_AT_MOST ? ", …" : "";
  const named = `${found.slice(0, NAMED_AT_MOST).join(", ")}${rest}`;
  return new Error(
    `The database of that address ${what} (${named}): name an empty database, or drop this one and make it again if nothing in it is needed. Nothing was changed.`,
  );
}

/** Tables and views, also those that the role may not read; not those that came with an extension. */
async function listRelations(ask: AskText): Promise<{ name: string; isView: boolean }[]> {
  const rows = await ask(`
    SELECT relname::text, relkind::text FROM pg_class
    WHERE relnamespace = to_regnamespace('public') AND relkind IN ('r', 'p', 'v', 'm', 'f')
      AND relname <> '_prisma_migrations'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    ORDER BY 1`);
  return rows.map(([name, kind]) => ({ name: String(name), isView: kind === "v" || kind === "m" }));
}

interface Fresh {
  table: CopiedTable;
  sum: string;
}

async function listUsed(ask: AskText, tables: readonly string[], fresh: readonly Fresh[]): Promise<string[]> {
  const used: string[] = [];
  for (const name of tables) {
    const known = fresh.find(({ table }) => table.name === name);
    const sum = await sumUp(ask, known?.table ?? { name, columns: "NULL" });
    const [rows] = sum.split(" ");
    if (known ? sum !== known.sum : rows !== "0") used.push(`${name} ${rows}`);
  }
  return used;
}

/** What the migrations themselves put into each table. */
async function sumUpFresh(folder: string, history: readonly string[]): Promise<Fresh[]> {
  const migrations = join(folder, "migrations");
  for (const name of [...history, "migration_lock.toml"]) {
    cpSync(resolve("prisma/migrations", name), join(migrations, name), { recursive: true });
  }
  const fresh = new EmbeddedBackend(join(folder, "fresh"));
  try {
    await migrateDatabase(fresh, migrations);
    const ask = askBy(await fresh.connect());
    const sums: Fresh[] = [];
    for (const table of await listTables(ask, MADE_ANEW)) sums.push({ table, sum: await sumUp(ask, table) });
    return sums;
  } finally {
    await fresh.close();
  }
}
