import { restoreDatabase } from "~/server/db/backup.server";
import { databaseBackend } from "~/server/db/db.server";
import { migratePending } from "./migrate";
import { say, withDatabase } from "./with-database";

/** `npm run restore -- FILE`: proves that the backup opens before it says that all is well. */
export async function restore([file]: string[]): Promise<void> {
  if (!file) throw new Error("Say which backup: npm run restore -- .data/backups/….tar.gz");
  const { replaced } = await restoreDatabase(file, databaseBackend);
  if (replaced) say(`What was there before is kept in ${replaced}`);
  await withDatabase(migratePending);
  say(`Restored ${file}`);
}
