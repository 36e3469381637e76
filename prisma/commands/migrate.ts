import { migrateDatabase } from "~/server/db/migrate.server";
import { say, withDatabase } from "./with-database";

/** Applies what is pending and says what that was. */
export async function migratePending(): Promise<void> {
  const { applied } = await migrateDatabase();
  for (const name of applied) say(`Migrated: ${name}`);
}

/** `npm run db:migrate` */
export function migrate(): Promise<void> {
  return withDatabase(async () => {
    await migratePending();
    say("The database is up to date.");
  });
}
