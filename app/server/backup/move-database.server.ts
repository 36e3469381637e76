import { join } from "node:path";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { migrateCopy, migrateDatabase } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import type { AskText, CopiedTable } from "./copy-rows.server";
import { askBy, copyRows, listTables, sumUp } from "./copy-rows.server";
import { expectUnused } from "./expect-unused.server";
import { withWorkingFolder } from "./working-folder.server";

/** What was moved. */
export interface Moved {
  tables: number;
  rows: number;
}

/**
 * Copies a backup of the embedded database to an empty PostgreSQL server, in one transaction: before it is committed, the
 * count and the digest of each table must be the same on both sides. Broken off at any place it leaves no row behind, and
 * can be begun anew.
 * @param copy a backup of the embedded database
 * @param onUnpacked called once the copy is not needed any more
 * @throws an Error fit for the terminal; nothing is stored then
 */
export async function moveDatabase(copy: string, url: string, onUnpacked = () => {}): Promise<Moved> {
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

async function copyAll(from: AskText, to: AskText): Promise<Moved> {
  const tables = await listTables(from);
  await to("BEGIN");
  try {
    await withoutTriggers(to);
    // What migrations put in comes with the rest.
    for (const { name } of tables) await to(`DELETE FROM "${name}"`);
    for (const table of tables) await copyRows(from, to, table);
    const rows = await compareAll(from, to, tables);
    await setSequences(from, to);
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

async function compareAll(from: AskText, to: AskText, tables: readonly CopiedTable[]): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const [there, here] = [await sumUp(from, table), await sumUp(to, table)];
    if (there !== here) throw new Error(`The table ${table.name} is not the same on both sides: nothing was stored.`);
    rows += Number(there.split(" ")[0]);
  }
  return rows;
}

async function setSequences(from: AskText, to: AskText): Promise<void> {
  const sequences = await from(`
    SELECT quote_ident(sequencename), last_value::text FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL`);
  for (const [name, value] of sequences) await to("SELECT setval($1::regclass, $2::bigint)::text", [name!, value!]);
}
