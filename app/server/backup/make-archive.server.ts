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
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { secretsToKeep } from "~/server/crypto/secrets.server";
import type { Backend } from "~/server/db/backend-interface.server";
import { flush } from "~/server/db/database-directory.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { env } from "~/server/env.server";
import { storage } from "~/server/storage/storage.server";
import { readArchive } from "./archive-reader.server";
import { expectRoom, guessDump, measureCopy, measureFiles } from "./archive-room.server";
import type { Source } from "./archive-writer.server";
import { writeArchive } from "./archive-writer.server";
import { removeLeftFolders } from "./left-folders.server";
import { ARCHIVE_ENDING, PART_NAMES } from "./manifest";
import { seal } from "./passphrase.server";
import { runPostgresTool } from "./postgres-tools.server";
import { proveDatabase } from "./prove-database.server";

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

interface Wanted {
  reason: string;
  /** Of the site. */
  version: string;
  /** A copy of the embedded database that the process which holds it has just made. */
  copy?: string;
}

/**
 * One file with all that the site is made of: the database as it is now, the uploaded files of the folder or the bucket,
 * and where BACKUP_PASSPHRASE is set the secrets, sealed with it. It has its name once it has been read back: what cannot
 * be read is no backup.
 * @throws an Error in a sentence, before anything is written where the disk has no room for it
 */
export async function makeArchive(
  { reason, version, copy }: Wanted,
  backend: Backend,
): Promise<{ file: string; bytes: number }> {
  const folder = archivesFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await removeLeftFolders(folder, MAKING);
  const files = await measureFiles();
  await expectRoom(folder, files + (await measureDatabase({ copy, backend, folder })));
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

async function measureDatabase({
  copy,
  backend,
  folder,
}: {
  copy: string | undefined;
  backend: Backend;
  folder: string;
}): Promise<number> {
  if (copy) return measureCopy(copy);
  const last = listArchiveNames(folder).at(-1);
  return guessDump(last && join(folder, last), partName(backend));
}

function partName(backend: Backend): string {
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
  yield* storedFiles();
}

/** Of the folder or of the bucket; what is deleted meanwhile is left out. */
async function* storedFiles(): AsyncGenerator<Source> {
  for await (const key of storage.list()) {
    const stored = await storage.get(key);
    if (stored) yield { name: PART_NAMES.files + key, stored };
  }
}
