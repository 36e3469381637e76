import { closeDatabase, db, openDatabase } from "~/server/db/db.server";

/** Empties every table of this worker's database. Call it in `beforeEach` of a file which writes. */
export async function resetDatabase() {
  // Without triggers the order of the tables does not matter; quicker than TRUNCATE, which makes new files.
  await db.$executeRaw`
    DO $$
    DECLARE
      name TEXT;
    BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
        EXECUTE format('DELETE FROM %I', name);
      END LOOP;
    END
    $$`;
}

/** Does something while the database cannot be reached. */
export async function withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
  await closeDatabase();
  try {
    return await work();
  } finally {
    await openDatabase();
  }
}
