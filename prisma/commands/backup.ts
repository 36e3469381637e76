import path from "node:path";
import { BY_HAND } from "~/features/operations/alerts.server";
import { noteBackupByHand } from "~/features/operations/nightly-backup.server";
import { hasArchiveBucket, storeArchive } from "~/server/backup/archive-bucket.server";
import { makeArchive } from "~/server/backup/make-archive.server";
import { askForBackup, backupDatabase } from "~/server/db/backup.server";
import { databaseBackend } from "~/server/db/db.server";
import { env, usesEmbeddedDatabase } from "~/server/env.server";
import { release } from "~/server/release.server";
import { say, withDatabase } from "./with-database";

/** `npm run backup`, while the site runs and while it does not. */
export async function backup(): Promise<void> {
  const made = usesEmbeddedDatabase ? await askForBackup(databaseBackend) : undefined;
  // Another process holds the embedded database: it alone can copy it.
  if (made) await archive(made);
  else if (usesEmbeddedDatabase)
    await withDatabase(async () => archive(await backupDatabase("manual", databaseBackend)));
  else await withDatabase(() => archive());
}

async function archive(copy?: { file: string }): Promise<void> {
  if (copy) tell(copy);
  const beganAt = new Date();
  const { file } = await makeArchive(
    { reason: BY_HAND, version: release, ...(copy && { copy: copy.file }) },
    databaseBackend,
  );
  say(`Archived all in ${file}`);
  await storeArchive(file);
  // Beside a running site it may not write, and the file itself is what counts.
  if (!usesEmbeddedDatabase) await noteBackupByHand(file, beganAt);
  if (hasArchiveBucket) say("A copy is in the store of BACKUP_URL.");
  if (!env.BACKUP_PASSPHRASE) say("Without BACKUP_PASSPHRASE it holds no secrets: keep these apart.");
}

/** Uploaded pictures are files that never change: they are copied as they are. */
function tell({ file }: { file: string }): void {
  say(`Backed up to ${file}`);
  say(`Copy it elsewhere, with the .secrets.json beside it and the folder ${path.join(env.DATA_DIR, "media")}.`);
}
