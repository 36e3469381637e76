import { Prisma } from "~/server/db/client/client";
import { usesEmbeddedDatabase } from "~/server/env.server";
import { db } from "./db.server";

const BATCH = 5_000;
const BATCHES_MAX = 20;

/** Deletes old rows in batches, the rest an hour later. @param deleteSome deletes up to `limit`, and says how many */
export async function pruneRows(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  for (let batches = 0; batches < BATCHES_MAX; batches += 1) {
    if ((await deleteSome(BATCH)) < BATCH) return;
  }
}

/**
 * Gives back the room of rows that are gone, and tells the planner what the tables hold, wherever a table has changed
 * by about a fifth: what a PostgreSQL server does by itself and PGlite, which has no second process, never does.
 * A table at a time, so that nothing waits for longer than one takes (10,000 rows: some 20 ms).
 * @returns the tables it took, none on a PostgreSQL server.
 * @see https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM, for the thresholds.
 */
export async function vacuumChangedTables(): Promise<string[]> {
  if (!usesEmbeddedDatabase) return [];
  const changed = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(relname) AS name FROM pg_stat_user_tables
    WHERE n_dead_tup > 50 + 0.2 * n_live_tup
      OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
      OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
    ORDER BY relname`;
  for (const { name } of changed) await db.$executeRaw`VACUUM (ANALYZE) ${Prisma.raw(name)}`;
  return changed.map(({ name }) => name);
}
