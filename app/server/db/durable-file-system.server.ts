import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DatabaseStartError } from "~/server/db/start-error.server";

/** The parts of Emscripten's module which make an fsync of PostgreSQL reach the disk. */
interface EmscriptenModule {
  FS: { isDir(mode: number): boolean; ErrnoError: new (errno: number) => Error };
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number; node: { mode: number } }) => number } };
}

const EIO = 29;

/**
 * PGlite's file system with a working fsync: as shipped it has none, and a power cut loses the last
 * seconds and often the whole directory.
 */
export class DurableNodeFS extends NodeFS {
  /** How many files and directories were flushed to the disk since the database was opened. */
  fsyncCount = 0;

  override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const install = (module: unknown) => this.#installFsync(module as EmscriptenModule);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
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

/** Start parameters: durable (fsync on, by the call which the file system implements) and small in memory. */
export const startParams = [
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

/**
 * Commits once and looks whether the commit was flushed to the disk.
 * @throws DatabaseStartError when it was not: a start without durable storage must not go on.
 */
export async function assertDurable(pglite: PGlite, fileSystem: DurableNodeFS) {
  const before = fileSystem.fsyncCount;
  await pglite.query("SELECT pg_logical_emit_message(true, 'self-check', '')");
  const { rows } = await pglite.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'wal_sync_method') ORDER BY name",
  );
  const settings = rows.map(({ name, setting }) => `${name}=${setting}`).join(" ");
  if (fileSystem.fsyncCount > before && settings === "fsync=on wal_sync_method=fsync") return;
  throw new DatabaseStartError(
    `The embedded database does not flush its commits to the disk (${settings}, ${fileSystem.fsyncCount - before} ` +
      "flushes for one commit), so a power cut would lose data. Reinstall the locked dependencies with `npm ci`, " +
      "or set DATABASE_URL to a PostgreSQL server.",
  );
}
