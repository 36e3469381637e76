import { existsSync } from "node:fs";
import path, { basename } from "node:path";
import { parseArgs } from "node:util";
import { fetchArchive, listStoredArchives } from "~/server/backup/archive-bucket.server";
import { ARCHIVE_ENDING } from "~/server/backup/archive-file.server";
import { checkArchive } from "~/server/backup/check-archive.server";
import { archivesFolder, listArchiveNames } from "~/server/backup/make-archive.server";
import { restoreArchive } from "~/server/backup/restore-archive.server";
import { restoreDatabase } from "~/server/db/backup.server";
import { databaseBackend } from "~/server/db/db.server";
import { migratePending } from "./migrate";
import { say, withDatabase } from "./with-database";

const SECRETS = {
  opened: "the secrets open",
  sealed: "the secrets are sealed: set BACKUP_PASSPHRASE to try them",
  absent: "no secrets",
} as const;

/**
 * `npm run restore -- [--check] FILE`: proves that the backup opens before it says that all is well. FILE may be an
 * archive of the store of BACKUP_URL; `--list` names them.
 */
export async function restore(args: string[]): Promise<void> {
  const options = { check: { type: "boolean" }, list: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.list) return list();
  const [named] = positionals;
  if (!named) throw new Error("Say which backup: npm run restore -- .data/backups/archives/….zellige.tar, or --list");
  const file = existsSync(named) ? named : ((await fetchArchive(basename(named), archivesFolder())) ?? named);
  if (values.check) return check(file);
  if (file.endsWith(ARCHIVE_ENDING)) await restoreAll(file);
  else tellReplaced((await restoreDatabase(file, databaseBackend)).replaced);
  await withDatabase(migratePending);
  say(`Restored ${file}`);
}

async function list(): Promise<void> {
  const stored = await listStoredArchives();
  for (const name of listArchiveNames()) say(path.join(archivesFolder(), name));
  for (const name of stored) say(`${name} (in the store)`);
  if (stored.length + listArchiveNames().length === 0) say("There is no archive yet.");
}

async function check(file: string): Promise<void> {
  const { manifest, files, secrets } = await checkArchive(file);
  const { kind, version } = manifest.database;
  say(`${file} is whole: ${kind} ${version}, ${files} files, ${SECRETS[secrets]}.`);
  say(`Made ${manifest.madeAt} by version ${manifest.version}. Nothing was changed.`);
}

async function restoreAll(file: string): Promise<void> {
  const { replaced, files, hasSecrets } = await restoreArchive(file, databaseBackend);
  tellReplaced(replaced);
  say(`${files} files are in their place.`);
  if (!hasSecrets)
    say("The secrets were not restored: put secrets.json, or SESSION_SECRET and ENCRYPTION_KEY, in place.");
}

function tellReplaced(replaced: string | undefined): void {
  if (replaced) say(`What was there before is kept in ${replaced}`);
}
