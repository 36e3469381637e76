import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { Backend } from "~/server/db/backend.server";
import { ensureDirectory, setDamagedAside } from "~/server/db/database-directory.server";
import type { DirectoryLock } from "~/server/db/directory-lock.server";
import { lockDirectory } from "~/server/db/directory-lock.server";
import { assertDurable, DurableNodeFS, startParams } from "~/server/db/durable-file-system.server";
import { createEmbeddedAdapter } from "~/server/db/embedded-adapter.server";
import { DatabaseStartError } from "~/server/db/start-error.server";
import { reasonToRefuseWrites } from "~/server/db/storage-guard.server";
import { TurnQueue } from "~/server/db/turn-queue.server";

const MAX_WAIT_MS = 2000;

/** PostgreSQL inside this process, on a directory which it alone may open. */
export class EmbeddedBackend implements Backend {
  readonly kind = "PGlite";
  readonly directory: string;
  #lock: DirectoryLock | undefined;
  #connection: Promise<SqlDriverAdapter> | undefined;
  #pglite: PGlite | undefined;
  #hasOpened = false;

  constructor(directory: string) {
    this.directory = resolve(directory);
  }

  connect() {
    this.#connection ??= this.#open().catch((error) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  async probe() {
    const adapter = await this.connect();
    await adapter.queryRaw({ sql: "SELECT 1", args: [], argTypes: [] });
  }

  /** After a crash of the engine: what it held in memory is gone, and its log is replayed at the next opening. */
  async discard() {
    this.#connection = undefined;
    this.#pglite = undefined;
  }

  async close() {
    const pglite = await this.#connection?.then(() => this.#pglite).catch(() => undefined);
    await this.discard();
    this.#hasOpened = false;
    try {
      await pglite?.exec("CHECKPOINT");
      await pglite?.close();
    } finally {
      await this.#lock?.release();
      this.#lock = undefined;
    }
  }

  async withoutTimeouts<T>(work: (adapter: SqlDriverAdapter) => Promise<T>) {
    return work(await this.connect());
  }

  reasonToRefuseWrites() {
    return reasonToRefuseWrites(this.directory);
  }

  /** The whole database as a gzipped tar archive, taken between two queries. */
  async dump() {
    await this.connect();
    return this.#pglite!.dumpDataDir("gzip");
  }

  async #open() {
    mkdirSync(dirname(this.directory), { recursive: true });
    this.#lock ??= await lockDirectory(this.directory);
    try {
      await ensureDirectory(this.directory);
      this.#pglite = await this.#openSafely();
    } catch (error) {
      if (!this.#hasOpened) {
        await this.#lock.release();
        this.#lock = undefined;
      }
      throw error;
    }
    this.#hasOpened = true;
    return createEmbeddedAdapter(this.#pglite, new TurnQueue(MAX_WAIT_MS));
  }

  async #openSafely() {
    try {
      return await openPGlite(this.directory);
    } catch (error) {
      const isDamaged = !this.#hasOpened && isAboutTheFiles(error) && !this.reasonToRefuseWrites();
      throw isDamaged ? setDamagedAside(this.directory, error) : error;
    }
  }
}

async function openPGlite(directory: string) {
  const output: string[] = [];
  const fileSystem = new DurableNodeFS(directory);
  const pglite = new PGlite({ fs: fileSystem, startParams, onStderr: (line) => output.push(line) > 0 });
  try {
    await pglite.waitReady;
  } catch (error) {
    const reason = output.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? String(error);
    throw error instanceof RangeError ? error : new Error(reason, { cause: error });
  }
  try {
    await assertDurable(pglite, fileSystem);
  } catch (error) {
    await pglite.close();
    throw error;
  }
  return pglite;
}

/** Neither a lack of memory (RangeError) nor files of another PostgreSQL version mean that the files are damaged. */
function isAboutTheFiles(error: unknown) {
  const isOther = error instanceof DatabaseStartError || error instanceof RangeError;
  return !isOther && !String(error).includes("incompatible with server");
}
