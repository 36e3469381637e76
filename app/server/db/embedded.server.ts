import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { Backend } from "~/server/db/backend.server";
import { ensureDirectory, replaceDirectory, setDamagedAside } from "~/server/db/database-directory.server";
import type { DirectoryLock } from "~/server/db/directory-lock.server";
import { lockDirectory } from "~/server/db/directory-lock.server";
import { DurableNodeFS } from "~/server/db/durable-file-system.server";
import { copyWhileOpen } from "~/server/db/online-copy.server";
import type { OpenPGlite } from "~/server/db/open-pglite.server";
import { openPGlite } from "~/server/db/open-pglite.server";
import { createSessionAdapter } from "~/server/db/session-adapter.server";
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
  #opened: OpenPGlite | undefined;
  #queue = new TurnQueue(MAX_WAIT_MS);
  #hasOpened = false;
  #isBeingCopied = false;

  /** @param disk how the engine reaches the disk, and how much of it must stay free: tests make both fail. */
  constructor(
    directory: string,
    private readonly disk: { openFiles?: (path: string) => DurableNodeFS; reserveBytes?: number } = {},
  ) {
    this.directory = resolve(directory);
  }

  get isOpen() {
    return this.#opened !== undefined;
  }

  connect() {
    this.#connection ??= this.#open().catch((error) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  async probe() {
    // Each attempt to open takes a third of a second of this thread: none while the disk would refuse it.
    const reason = this.#hasOpened ? this.reasonToRefuseWrites() : undefined;
    if (reason && !this.#opened) throw new Error(reason);
    const adapter = await this.connect();
    await adapter.queryRaw({ sql: "SELECT 1", args: [], argTypes: [] });
  }

  /** What the engine held in memory is gone; its log is replayed at the next opening, by this process, under its lock. */
  async discard() {
    this.#opened?.fileSystem.abandon();
    this.#opened = undefined;
    this.#connection = undefined;
  }

  async close() {
    await this.#connection?.catch(() => undefined);
    const opened = this.#opened;
    this.#opened = undefined;
    this.#connection = undefined;
    this.#hasOpened = false;
    try {
      await opened?.pglite.exec("CHECKPOINT");
      await opened?.pglite.close();
    } catch {
      // What was committed is in the log, and the next opening replays it.
      opened?.fileSystem.abandon();
    } finally {
      await this.#lock?.release();
      this.#lock = undefined;
    }
  }

  async withoutTimeouts<T>(work: (adapter: SqlDriverAdapter) => Promise<T>) {
    return work(await this.connect());
  }

  reasonToRefuseWrites() {
    return reasonToRefuseWrites(this.directory, this.disk.reserveBytes);
  }

  /** The whole database as a tar archive, while it is in use; as after a crash, it opens by replaying its log. */
  async *dump(): AsyncGenerator<Buffer> {
    if (this.#isBeingCopied) throw new Error("The database is being copied already");
    this.#isBeingCopied = true;
    try {
      await this.connect();
      const { pglite } = this.#opened!;
      const queue = this.#queue;
      const ask = (sql: string) => queue.run(() => pglite.query<Record<string, unknown>>(sql));
      yield* copyWhileOpen(this.directory, async (sql) => (await ask(sql)).rows);
    } finally {
      this.#isBeingCopied = false;
    }
  }

  /**
   * Closes the database and puts the one of an archive in its place.
   * @returns where the former lies now; undefined when there was none.
   */
  async replaceWith(archive: string) {
    await this.close();
    mkdirSync(dirname(this.directory), { recursive: true });
    const lock = await lockDirectory(this.directory);
    try {
      return await replaceDirectory(this.directory, archive);
    } finally {
      await lock.release();
    }
  }

  async #open() {
    mkdirSync(dirname(this.directory), { recursive: true });
    this.#lock ??= await lockDirectory(this.directory);
    try {
      await ensureDirectory(this.directory);
      this.#opened = await this.#openSafely();
    } catch (error) {
      if (!this.#hasOpened) {
        await this.#lock.release();
        this.#lock = undefined;
      }
      throw error;
    }
    this.#hasOpened = true;
    this.#queue = new TurnQueue(MAX_WAIT_MS);
    return createSessionAdapter(this.#opened.pglite, this.#queue);
  }

  async #openSafely() {
    try {
      return await openPGlite(this.disk.openFiles?.(this.directory) ?? new DurableNodeFS(this.directory));
    } catch (error) {
      const isDamaged = !this.#hasOpened && isAboutTheFiles(error) && !this.reasonToRefuseWrites();
      throw isDamaged ? setDamagedAside(this.directory, error) : error;
    }
  }
}

/** A lack of memory (RangeError), of rights or of room, or another version of PostgreSQL, damage no file. */
function isAboutTheFiles(error: unknown) {
  if (error instanceof DatabaseStartError || error instanceof RangeError) return false;
  return !/incompatible with server|permission denied|no space left|too many open|out of memory/i.test(String(error));
}
