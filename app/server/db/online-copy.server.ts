import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { TAR_END, tarHeader, tarPadding } from "~/server/db/tar.server";

export type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

/** Read at once: long enough for few pauses, short enough not to be noticed. */
const CHUNK_BYTES = 256 * 1024;

const BEGIN = "SELECT pg_walfile_name(lsn) AS first FROM pg_backup_start('copy', true) AS lsn";
const END = "SELECT pg_walfile_name(lsn) AS last, labelfile AS label FROM pg_backup_stop(false)";

/** PostgreSQL makes the content of these anew, and leaves it out of its own copies. The log is added at the end. */
const MADE_ANEW =
  /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\/|(^|\/)pgsql_tmp/;
const LEFT_OUT = /(^|\/)(postmaster\.(pid|opts)|backup_label(\.old)?|pg_internal\.init[^/]*)$/;
/** Says where the log is to be replayed from, and so is read after everything it speaks of. */
const CONTROL = "global/pg_control";
const LOG = "pg_wal";

/**
 * An open database as a tar archive: files are read while they change, and the log of the meantime makes them whole.
 * @see https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function* copyWhileOpen(directory: string, ask: Ask): AsyncGenerator<Buffer> {
  // One that was given up may still be under way.
  const [begun] = await ask(BEGIN).catch(() => ask(END).then(() => ask(BEGIN)));
  const first = String(begun?.first);
  let isUnderWay = true;
  try {
    const folders = await readdir(directory, { recursive: true, withFileTypes: true });
    const entries = folders.map((entry) => ({
      name: relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, "/"),
      isFolder: entry.isDirectory(),
    }));
    yield* inChunks(readEntries(directory, entries));
    yield* inChunks(readFile(directory, CONTROL));
    const [end] = await ask(END);
    isUnderWay = false;
    const last = String(end?.last);
    // The names of the log's files are in order; later ones wait to be written.
    const log = (await readdir(join(directory, LOG))).sort().filter((name) => name >= first && name <= last);
    if (log[0] !== first || log.at(-1) !== last) throw new Error("The log was cut while the database was copied");
    yield* inChunks(readEnd(directory, String(end?.label), log));
  } finally {
    // When no turn comes for it, the next copy ends this one.
    if (isUnderWay) await ask(END).catch(() => undefined);
  }
}

function* readEntries(directory: string, entries: { name: string; isFolder: boolean }[]) {
  for (const { name, isFolder } of entries) {
    if (isFolder) yield tarHeader(`${name}/`);
    else if (!MADE_ANEW.test(name) && !LEFT_OUT.test(name) && name !== CONTROL) {
      yield* readFile(directory, name, { mayBeGone: true });
    }
  }
}

/** Where the log is to be replayed from, and the log. */
function* readEnd(directory: string, label: string, log: string[]) {
  const bytes = Buffer.from(label);
  yield tarHeader("backup_label", bytes.byteLength);
  yield bytes;
  yield tarPadding(bytes.byteLength);
  for (const name of log) yield* readFile(directory, `${LOG}/${name}`);
  yield TAR_END;
}

/** A file that is gone belonged to a table that was dropped meanwhile, as the log will tell. */
function* readFile(directory: string, name: string, { mayBeGone = false } = {}) {
  let file: number;
  try {
    file = openSync(join(directory, name), "r");
  } catch (error) {
    if (mayBeGone && (error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  try {
    const { size } = fstatSync(file);
    yield tarHeader(name, size);
    yield* readBytes(file, size);
    yield tarPadding(size);
  } finally {
    closeSync(file);
  }
}

/** Exactly so many: what was added meanwhile is in the log, and zeros stand for what was cut off. */
function* readBytes(file: number, size: number) {
  for (let position = 0; position < size; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size - position));
    const bytesRead = readSync(file, chunk, 0, chunk.byteLength, position);
    yield bytesRead > 0 ? chunk.subarray(0, bytesRead) : chunk;
    position += bytesRead || chunk.byteLength;
  }
}

/** Many small pieces as few large ones: who takes each makes a pause, in which others are served. */
function* inChunks(pieces: Iterable<Buffer>) {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    gathered.push(piece);
    bytes += piece.byteLength;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(gathered);
    [gathered, bytes] = [[], 0];
  }
  yield Buffer.concat(gathered);
}
