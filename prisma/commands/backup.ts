import path from "node:path";
import { askForBackup, backupDatabase } from "~/server/db/backup.server";
import { databaseBackend } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { say, withDatabase } from "./with-database";

/** `npm run backup`, while the site runs and while it does not. */
export async function backup(): Promise<void> {
  const made = await askForBackup(databaseBackend);
  if (made) tell(made);
  else await withDatabase(async () => tell(await backupDatabase("manual", databaseBackend)));
}

/** Uploaded pictures are files that never change: they are copied as they are. */
function tell({ file }: { file: string }): void {
  say(`Backed up to ${file}`);
  say(`Copy it elsewhere, with the .secrets.json beside it and the folder ${path.join(env.DATA_DIR, "media")}.`);
}
