import { moveDatabase } from "~/server/backup/move-database.server";
import { askForBackup, backupDatabase, removeBackup } from "~/server/db/backup.server";
import { databaseBackend } from "~/server/db/db.server";
import { usesEmbeddedDatabase } from "~/server/env.server";
import { say, withDatabase } from "./with-database";

/** `npm run move -- DATABASE_URL`: the embedded database to a PostgreSQL server, while visitors read. */
export async function move([url]: string[]): Promise<void> {
  if (!url || !/^postgres(ql)?:\/\//.test(url)) throw new Error("Say where to: npm run move -- postgresql://…");
  if (!usesEmbeddedDatabase) throw new Error("DATABASE_URL is set: the site is on a PostgreSQL server already.");
  const running = await askForBackup(databaseBackend);
  if (running) await copy(running.file, url);
  else await withDatabase(async () => copy((await backupDatabase("manual", databaseBackend)).file, url));
  if (running)
    say("The site was running: what it has stored since is not there. Stop it, empty the new database, move again.");
  say(
    "Next: set DATABASE_URL, and SESSION_SECRET and ENCRYPTION_KEY to what DATA_DIR/secrets.json holds; start the site.",
  );
  say(
    "Keep DATA_DIR: uploaded files stay in its folder media, or set STORAGE_URL and copy that folder into the bucket.",
  );
}

/** What is moved is a backup that nobody asked for: it goes, since all of it is still in DATA_DIR. */
async function copy(file: string, url: string): Promise<void> {
  const remove = () => removeBackup(file);
  try {
    const { tables, rows } = await moveDatabase(file, url, remove);
    say(`Moved ${rows} rows of ${tables} tables: the counts and digests of all are the same on both sides.`);
  } finally {
    remove();
  }
}
