import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Backend } from "~/server/db/backend-interface.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { appliedMigrations, migrateDatabase } from "~/server/db/migrate.server";
import { INIT, isFormerHistory, migrationNames } from "~/server/db/migration-history.server";
import type { AskText, CopiedTable } from "./copy-rows.server";
import { askBy, listTables, sumUp } from "./copy-rows.server";

/** What is different in each database that the same migrations made. */
const MADE_ANEW = ["uuid", "timestamp with time zone"];
const NAMED_AT_MOST = 5;

/**
 * Refuses a database that holds anything, before anything of it is changed: tables that no migration of this site has
 * made, and rows other than those that its migrations put in, which a database shows that is migrated as far, in a folder.
 * @throws an Error fit for the terminal, with what was found
 */
export async function expectUnused(target: Backend, folder: string): Promise<void> {
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
