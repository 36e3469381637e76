import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { DurableNodeFS } from "~/server/db/durable-file-system.server";
import { DatabaseStartError } from "~/server/db/start-error.server";

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

/**
 * Opens a database directory that exists; the caller holds its lock.
 * @throws DatabaseStartError when commits are not flushed to the disk, else PostgreSQL's own reason.
 */
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
