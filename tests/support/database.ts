import { db } from "~/server/db.server";

let emptyEverything: string[] | undefined;

/** Empties every table of this worker's database. Call it in `beforeEach` of a file which writes. */
export async function resetDatabase() {
  emptyEverything ??= await listDeletions();
  const deletions = emptyEverything;
  await db.$transaction(async (tx) => {
    // Without triggers the order of the tables does not matter; quicker than TRUNCATE, which makes new files.
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    for (const deletion of deletions) await tx.$executeRawUnsafe(deletion);
  });
}

async function listDeletions() {
  const tables = await db.$queryRaw<{ tablename: string }[]>`
    SELECT tablename::text FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  return tables.map(({ tablename }) => `DELETE FROM "${tablename}"`);
}
