import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { formatNumber } from "~/lib/text/format-number";
import { secretsToKeep } from "~/server/crypto/secrets.server";
import type { Backend } from "~/server/db/backend-interface.server";
import { flush, readWhole } from "~/server/db/database-directory.server";
import { databaseBackend, databaseInfo, db } from "~/server/db/db.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { appliedMigrations } from "~/server/db/migrate.server";
import { RESERVE_BYTES } from "~/server/db/storage-guard.server";
import { env } from "~/server/env.server";
import { storage } from "~/server/storage/storage.server";
import type { Manifest, Source } from "./archive-file.server";
import { ARCHIVE_ENDING, PART_NAMES, readArchive, readFirstPart, writeArchive } from "./archive-file.server";
import { seal } from "./passphrase.server";
import { runPostgresTool } from "./postgres-tools.server";

const MAKING = ".making-";

/** Where archives lie: BACKUP_DIR, else a folder of DATA_DIR. */
export function archivesFolder(): string {
  return env.BACKUP_DIR ?? join(env.DATA_DIR, "backups", "archives");
}

/** The archives of a folder, oldest first. */
export function listArchiveNames(folder = archivesFolder()): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ARCHIVE_ENDING))
    .sort();
}

/**
 * Writes one file with the database, the uploaded files and, under BACKUP_PASSPHRASE, the secrets. It gets its name
 * once it has been read back.
 * @param wanted why, of which version of the site, and a copy of the embedded database that its holder has just made
 * @throws an Error in a sentence, before anything is written where the disk has no room for it
 */
export async function makeArchive(
  { reason, version, copy }: { reason: string; version: string; copy?: string },
  backend: Backend,
): Promise<{ file: string; bytes: number }> {
  const folder = archivesFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await removeLeftFolders(folder, MAKING);
  let files = 0;
  for await (const key of storage.list()) files += ((await storage.sizeOf(key)) ?? 0) + PART_OVERHEAD_BYTES;
  const last = listArchiveNames(folder).at(-1);
  // A copy that is there already goes into the archive alone.
  const databaseBytes = copy
    ? (statSync(copy, { throwIfNoEntry: false })?.size ?? 0)
    : await guessDump(last && join(folder, last), partName(backend));
  await expectRoom(folder, files + databaseBytes);
  const name = `${new Date().toISOString().replaceAll(/[-:.]/g, "")}-${reason}${ARCHIVE_ENDING}`;
  const aside = mkdtempSync(join(folder, MAKING));
  const [made, file] = [join(aside, name), join(folder, name)];
  try {
    const source = copy ? { name: PART_NAMES.embedded, path: copy } : await dumpDatabase(backend, aside);
    const database = await proveDatabase(source);
    await expectRoom(folder, files + statSync(source.path).size);
    const about = { format: 1, version, madeAt: new Date().toISOString(), database } as const;
    await writeArchive(made, about, partsOf(source));
    await readArchive(made);
    renameSync(made, file);
    flush(folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return { file, bytes: statSync(file).size };
}

/** The name of the database in an archive. */
export function partName(backend: Backend): string {
  return backend instanceof EmbeddedBackend ? PART_NAMES.embedded : PART_NAMES.postgres;
}

async function dumpDatabase(backend: Backend, folder: string): Promise<{ name: string; path: string }> {
  const name = partName(backend);
  const path = join(folder, name);
  if (backend instanceof EmbeddedBackend) {
    await pipeline(Readable.from(backend.dump()), createGzip(), createWriteStream(path, { mode: 0o600 }));
  } else {
    await runPostgresTool("pg_dump", env.DATABASE_URL, [
      "--format=custom",
      "--no-owner",
      "--no-privileges",
      "--file",
      path,
    ]);
  }
  return { name, path };
}

async function* partsOf(database: Source): AsyncGenerator<Source> {
  yield database;
  const secrets = secretsToKeep();
  if (secrets && env.BACKUP_PASSPHRASE) yield { name: PART_NAMES.secrets, bytes: seal(secrets, env.BACKUP_PASSPHRASE) };
  for await (const key of storage.list()) {
    const stored = await storage.get(key);
    // What is deleted meanwhile is left out.
    if (stored) yield { name: PART_NAMES.files + key, stored };
  }
}

const MEGABYTE = 1024 * 1024;

/** Of each part: its header, what fills its last block, and its line in the list at the end. */
const PART_OVERHEAD_BYTES = 1536;

/** @throws an Error in a sentence where writing so many bytes would leave the disk without the site's reserve */
async function expectRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = bytes + RESERVE_BYTES;
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Error(
    `Il reste ${formatNumber(Math.floor(free / MEGABYTE))}\u00a0Mo sur le disque de ${folder}, l’archive en demande ${formatNumber(Math.ceil(needed / MEGABYTE))}\u00a0Mo, réserve du site comprise\u202f: faites de la place, ou donnez un autre disque à BACKUP_DIR.`,
  );
}

/** Bytes of a dump, twice, by the archive before, else by the open database, whose tables are twice as large. */
async function guessDump(last: string | undefined, name: string): Promise<number> {
  const part = last ? await readFirstPart(last).catch(() => null) : null;
  if (part?.name === name) return 2 * part.bytes;
  const [row] = await db.$queryRaw<{ bytes: bigint }[]>`SELECT pg_database_size(current_database()) AS bytes`;
  return Number(row?.bytes ?? 0);
}

/** In pg_restore's list of what a dump holds: the table that every database of this site has, with its rows. */
const HISTORY = / TABLE DATA public _prisma_migrations /;

/** What the database's part says of itself. @throws an Error in a sentence unless it is a site's, and whole */
export async function proveDatabase({ name, path }: Source & { path: string }): Promise<Manifest["database"]> {
  if (name !== PART_NAMES.embedded) {
    await proveDump(path);
    return { ...(await databaseInfo()), migration: (await appliedMigrations(databaseBackend)).at(-1) ?? "" };
  }
  const found = await readWhole(path);
  if (!found?.migration) throw emptyError("elle ne s’ouvre pas jusqu’à sa dernière ligne");
  return { kind: "PGlite", ...found };
}

async function proveDump(path: string): Promise<void> {
  try {
    await runPostgresTool("pg_restore", undefined, ["--file=/dev/null", path]);
  } catch (error) {
    throw emptyError((error as Error).message);
  }
  const list = await runPostgresTool("pg_restore", undefined, ["--list", path]);
  if (!HISTORY.test(list)) throw emptyError("elle ne contient pas les tables du site");
}

function emptyError(reason: string): Error {
  return new Error(
    `La copie de la base de données est vide ou illisible (${reason})\u202f: vérifiez la place et la mémoire de la machine, puis npm run backup.`,
  );
}

const LEFT_AFTER_MS = 24 * 3_600_000;

/** Removes working folders older than a day, which a dead process left: a folder that machines share has no lock. */
async function removeLeftFolders(parent: string, prefix: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(prefix))) {
    const path = join(parent, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}
