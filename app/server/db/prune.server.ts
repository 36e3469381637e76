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

/** Vacuums tables of the embedded database that changed by a fifth, one at a time, as PostgreSQL's autovacuum would. */
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
