import { db } from "~/server/db/db.server";
import type { GuardedDatabase } from "~/server/db/guarded-adapter.server";

let whichHaveRows: Promise<string> | undefined;

/** The statement that names the tables with rows. */
async function writeQuestion(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  return tables.map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM "${name}")`).join(" UNION ALL ");
}

/** Empties every table of this worker's database. Call it in `beforeEach` of a file which writes. */
export async function resetDatabase() {
  whichHaveRows ??= writeQuestion().catch((error: unknown) => {
    // Asked again by the next test.
    whichHaveRows = undefined;
    throw error;
  });
  // To look into all tables takes less than to plan a deletion in each.
  const filled = await db.$queryRawUnsafe<{ name: string }[]>(await whichHaveRows);
  if (filled.length === 0) return;
  // Without triggers the order of the tables does not matter; quicker than TRUNCATE, which makes new files. A block of all
  // would have the embedded database forget what it has planned, and every test plan anew.
  const deletions = filled.map(({ name }) => db.$executeRawUnsafe(`DELETE FROM "${name}"`));
  await db.$transaction([db.$executeRaw`SET LOCAL session_replication_role = 'replica'`, ...deletions]);
  if (filled.some(({ name }) => name === "site_settings")) await rereadSettings();
}

/** Tells the process of settings that a test has stored or removed by itself: it keeps those it knows for some seconds. */
export async function rereadSettings() {
  const { readSite, rememberSite } = await import("~/features/settings/queries.server");
  rememberSite(await readSite());
}

/** Does something while the database cannot be reached: every statement is refused as after `closeDatabase`. */
export async function withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
  const { guard } = (globalThis as typeof globalThis & { zelligeDatabase: { guard: GuardedDatabase } }).zelligeDatabase;
  guard.isClosed = true;
  try {
    return await work();
  } finally {
    guard.isClosed = false;
  }
}
