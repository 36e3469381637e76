import { closeSync, cpSync, fsyncSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DatabaseStartError, EngineStoppedError } from "./database-errors.server";

/** Start parameters: durable (fsync on, by the call which the file system implements) and small in memory. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...[
    "fsync=on",
    "wal_sync_method=fsync",
    "shared_buffers=16MB",
    "max_connections=5",
    "wal_buffers=1MB",
    "work_mem=2MB",
    "maintenance_work_mem=16MB",
    "max_wal_size=64MB",
  ].flatMap((setting) => ["-c", setting]),
];

// Whatever a database holds of an extension can be read only where the extension is given.
const extensions = { pg_trgm, unaccent };

/** PGlite on a directory of this machine, with the file system by which it reaches the disk. */
export interface OpenPGlite {
  pglite: PGlite;
  fileSystem: DurableNodeFS;
}

/** Opens a directory whose lock is held. @throws DatabaseStartError unless commits are flushed; PostgreSQL's reason */
export async function openPGlite(fileSystem: DurableNodeFS): Promise<OpenPGlite> {
  const output: string[] = [];
  const pglite = new PGlite({ fs: fileSystem, startParams, extensions, onStderr: (line) => output.push(line) > 0 });
  try {
    await pglite.waitReady;
    await assertDurable(pglite, fileSystem);
  } catch (error) {
    fileSystem.abandon();
    if (error instanceof DatabaseStartError || error instanceof RangeError) throw error;
    const reason = output.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? String(error);
    throw new Error(reason, { cause: error });
  }
  return { pglite, fileSystem };
}

/** Commits once and looks whether the commit was flushed: a start without durable storage must not go on. */
async function assertDurable(pglite: PGlite, fileSystem: DurableNodeFS) {
  const before = fileSystem.fsyncCount;
  await pglite.query("SELECT pg_logical_emit_message(true, 'self-check', '')");
  const { rows } = await pglite.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'wal_sync_method') ORDER BY name",
  );
  const settings = rows.map(({ name, setting }) => `${name}=${setting}`).join(" ");
  const flushes = fileSystem.fsyncCount - before;
  if (flushes > 0 && settings === "fsync=on wal_sync_method=fsync") return;
  throw new DatabaseStartError(
    `The embedded database does not flush its commits to the disk (${settings}, ${flushes} flushes for one commit), ` +
      "so a power cut would lose data. Reinstall the locked dependencies with `npm ci`, or set DATABASE_URL to a " +
      "PostgreSQL server.",
  );
}

interface Stream {
  nfd: number;
  node: { mode: number };
}

/** The parts of Emscripten's module with which files reach the disk, and by which PGlite enters the engine. */
interface EmscriptenModule {
  FS: { isDir(mode: number): boolean; ErrnoError: new (errno: number) => Error };
  NODEFS: {
    stream_ops: { open(stream: Stream): void; close(stream: Stream): void; fsync?(stream: Stream): number };
  };
  onAbort?: (what: unknown) => void;
  [entry: string]: unknown;
}

const EIO = 29;

/** Every way into the engine that a query takes. */
const ENTRIES = ["_PostgresMainLoopOnce", "_PostgresSendReadyForQueryIfNecessary", "_pgl_pq_flush", "stackRestore"];

/**
 * PGlite's file system with two things it lacks. A working fsync: without it a power cut loses the last seconds and
 * often the whole directory. And an end after a panic of PostgreSQL (its log could not be written): PGlite would call
 * the dead engine again and never return.
 */
export class DurableNodeFS extends NodeFS {
  /** How many files and directories were flushed to the disk since the database was opened. */
  fsyncCount = 0;
  readonly #open = new Set<Stream>();
  #module: EmscriptenModule | undefined;

  override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const install = (given: unknown) => {
      const module = given as EmscriptenModule;
      this.#module = module;
      this.#trackFiles(module);
      this.#installFsync(module);
      module.onAbort = () => this.#barEntries("PostgreSQL stopped with a panic");
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }

  /** Makes certain that this engine touches no file any more, so that the directory can be opened anew. */
  abandon() {
    this.#barEntries("The database was abandoned after a failure");
    for (const stream of this.#open) {
      this.#open.delete(stream);
      closeSync(stream.nfd);
    }
  }

  #barEntries(reason: string) {
    const refuse = () => {
      throw new EngineStoppedError(reason);
    };
    if (this.#module) Object.assign(this.#module, Object.fromEntries(ENTRIES.map((entry) => [entry, refuse])));
  }

  #trackFiles({ NODEFS: { stream_ops } }: EmscriptenModule) {
    const { open, close } = stream_ops;
    stream_ops.open = (stream) => {
      open(stream);
      this.#open.add(stream);
    };
    stream_ops.close = (stream) => {
      close(stream);
      this.#open.delete(stream);
    };
  }

  #installFsync({ FS, NODEFS }: EmscriptenModule) {
    NODEFS.stream_ops.fsync = ({ nfd, node }) => {
      // Windows cannot flush a directory, and does not need to.
      if (process.platform === "win32" && FS.isDir(node.mode)) return 0;
      try {
        fsyncSync(nfd);
      } catch {
        throw new FS.ErrnoError(EIO);
      }
      this.fsyncCount += 1;
      return 0;
    };
  }
}

/** What an engine writes beside what it was given, in bytes. */
const ROOM_TO_OPEN_BYTES = 64 * 1024 * 1024;
/** Memory, where there is such a folder: the temporary one may lie on the very disk that is full. */
const MEMORY = "/dev/shm";

/** Copies a database to where there is room, since no engine opens one without writing. @throws when there is none */
export function copyForReading(directory: string): string {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const needed = files.reduce((sum, name) => sum + statSync(join(directory, name)).size, ROOM_TO_OPEN_BYTES);
  const place = [tmpdir(), MEMORY].find((folder) => freeBytes(folder) >= needed);
  if (!place) throw new Error(`There is no room for a copy of ${directory} that could be read`);
  const copy = mkdtempSync(join(place, "database-to-read-"));
  try {
    cpSync(directory, copy, { recursive: true });
  } catch (error) {
    removeCopy(copy);
    throw error;
  }
  return copy;
}

export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
