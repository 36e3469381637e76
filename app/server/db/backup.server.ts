import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { z } from "zod";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/lib/dates/durations";
import { madeAt } from "~/server/backup/retention";
import { bringSecretsBack, keepSecretsBeside, secretsBeside } from "~/server/crypto/secrets.server";
import { backupsFolder, flush, listArchives } from "~/server/db/database-directory.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { logger } from "~/server/logger.server";
import type { Backend } from "./backend-interface.server";
import { DatabaseStartError } from "./database-errors.server";

/** Why a backup was made; it ends the file's name. Manual ones are never deleted. */
export type BackupReason = "daily" | "before-migration" | "manual";

const UNFINISHED = ".partial";
const KEPT_OF_A_KIND = 7;

/**
 * Writes the embedded database and its secrets to DATA_DIR/backups, and keeps seven of a kind. Queries go on meanwhile.
 * @throws DatabaseStartError, whose message is one sentence, on a PostgreSQL server
 */
export async function backupDatabase(
  reason: BackupReason,
  backend: Backend,
  signal?: AbortSignal,
): Promise<{ file: string }> {
  const embedded = requireEmbedded(backend);
  // Before the remains of a former one are removed, which would be those of this one.
  if (embedded.isBeingCopied) throw new DatabaseStartError("A backup is being made already; try again in a minute.");
  const folder = backupsFolder(embedded.directory);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) if (name.endsWith(UNFINISHED)) rmSync(join(folder, name));
  const file = join(folder, `${new Date().toISOString().replaceAll(/[-:.]/g, "")}-${reason}.tar.gz`);
  const partial = file + UNFINISHED;
  try {
    const archive = Readable.from(embedded.dump());
    await pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600 }), { signal });
    flush(partial);
    keepSecretsBeside(file, dirname(embedded.directory));
    renameSync(partial, file);
    flush(folder);
  } finally {
    rmSync(partial, { force: true });
  }
  if (reason !== "manual") removeOldest(listArchives(embedded.directory, `-${reason}.tar.gz`));
  return { file };
}

/**
 * Asks the process that holds the embedded database for a backup; undefined when none does, so that it can be opened
 * here.
 * @throws DatabaseStartError in one sentence, on a PostgreSQL server or when that process could not
 */
export async function askForBackup(backend: Backend): Promise<{ file: string } | undefined> {
  const embedded = requireEmbedded(backend);
  const answer = await embedded.ask("backup");
  return answer && { file: join(backupsFolder(embedded.directory), z.object({ name: z.string() }).parse(answer).name) };
}

/**
 * Restores a backup and its secrets; the database that was there is moved aside, and its new place returned.
 * No process may have the database open; this one must open it anew.
 * @throws DatabaseStartError in one sentence, on a PostgreSQL server, and when the file is no backup
 */
export async function restoreDatabase(file: string, backend: Backend): Promise<{ replaced: string | undefined }> {
  const embedded = requireEmbedded(backend);
  const archive = resolve(file);
  if (!existsSync(archive)) throw new DatabaseStartError(`There is no file ${archive}.`);
  const replaced = await embedded.replaceWith(archive);
  bringSecretsBack(archive, dirname(embedded.directory));
  return { replaced };
}

/** Backs the embedded database up daily; nothing on a PostgreSQL server. @returns a function which ends it */
export function startDailyBackups(backend: Backend): () => void {
  if (!(backend instanceof EmbeddedBackend)) return () => {};
  const ended = new AbortController();
  let isUnderWay = false;
  const check = async () => {
    const now = Date.now();
    const made = listArchives(backend.directory, "-daily.tar.gz").map(backedUpAt);
    // One that was made while the clock was ahead holds back none.
    if (isUnderWay || made.some((time) => time <= now && now - time < DAY_MS)) return;
    isUnderWay = true;
    try {
      const { file } = await backupDatabase("daily", backend, ended.signal);
      logger.info({ file }, "database backed up");
    } catch (error) {
      if (!ended.signal.aborted) logger.error({ err: error }, "database not backed up");
    } finally {
      isUnderWay = false;
    }
  };
  // Not at once: a start has more urgent things to do.
  const first = setTimeout(check, MINUTE_MS).unref();
  const repeated = setInterval(check, HOUR_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(repeated);
    ended.abort();
  };
}

/** Keeps the newest seven, and seven of those dated ahead of now: which of the two clocks was wrong is not known. */
function removeOldest(files: readonly string[]) {
  const now = Date.now();
  const isAhead = (file: string) => backedUpAt(file) > now;
  const [ahead, past] = [files.filter(isAhead), files.filter((file) => !isAhead(file))];
  for (const kind of [ahead, past]) for (const old of kind.slice(0, -KEPT_OF_A_KIND)) removeBackup(old);
}

/** Deletes a backup, and the secrets beside it; one that is gone is no error. */
export function removeBackup(file: string) {
  rmSync(file, { force: true });
  rmSync(secretsBeside(file), { force: true });
}

function backedUpAt(file: string) {
  return madeAt(basename(file))?.getTime() ?? 0;
}

function requireEmbedded(backend: Backend) {
  if (backend instanceof EmbeddedBackend) return backend;
  throw new DatabaseStartError(
    "DATABASE_URL names a PostgreSQL server: back it up with pg_dump and restore it with pg_restore.",
  );
}
