import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { ensureDirectory, replaceDirectory, setDamagedAside } from "~/server/db/database-directory.server";
import { copyWhileOpen } from "~/server/db/online-copy.server";
import { PreparedSession } from "~/server/db/prepared-session.server";
import type { Backend } from "./backend-interface.server";
import { DatabaseStartError } from "./database-errors.server";
import type { DirectoryLock } from "./directory-lock.server";
import { askHolder, lockDirectory } from "./directory-lock.server";
import type { OpenPGlite } from "./open-pglite.server";
import { copyForReading, DurableNodeFS, openPGlite, removeCopy } from "./open-pglite.server";
import { createSessionAdapter, statement, TurnQueue } from "./session-adapter.server";
import { reasonToRefuseWrites } from "./storage-guard.server";

const MAX_WAIT_MS = 2000;
/** For another copy of the database to end. */
const COPY_MAX_WAIT_MS = 3_600_000;

/** Enough for what an opening writes: the lock, the log's next piece. */
const OPENING_BYTES = 4 * 1024 * 1024;

/** How the engine reaches the disk, and how much of it must be free to write and to open: tests make each fail. */
interface Disk {
  openFiles?: (path: string) => DurableNodeFS;
  reserveBytes?: number;
  openingBytes?: number;
}

/** PostgreSQL inside this process, on a directory which it alone may open. */
export class EmbeddedBackend implements Backend {
  readonly kind = "PGlite";
  readonly isShared = false;
  readonly directory: string;
  #lock: DirectoryLock | undefined;
  #connection: Promise<SqlDriverAdapter> | undefined;
  #opened: OpenPGlite | undefined;
  #queue = new TurnQueue(MAX_WAIT_MS);
  #hasOpened = false;
  #isBeingCopied = false;
  readonly #copies = new TurnQueue(COPY_MAX_WAIT_MS);
  /** What is read instead while the disk takes no writes. */
  #copy: string | undefined;
  #leaving: Promise<void> | undefined;
  /** What other processes, which may not open this database, can ask of this one: by its name, what makes the answer. */
  readonly answers = new Map<string, () => Promise<object>>();

  constructor(
    directory: string,
    private readonly disk: Disk = {},
  ) {
    this.directory = resolve(directory);
  }

  get isBeingCopied() {
    return this.#isBeingCopied;
  }

  /** Whether a copy is open, since the disk took no writes. */
  get isReadOnly() {
    return this.#copy !== undefined;
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
    if (this.#copy && !this.#diskTrouble()) await this.#leaveCopy();
    const adapter = await this.connect();
    await adapter.queryRaw(statement("SELECT 1"));
  }

  /** What the engine held in memory is gone; its log is replayed at the next opening, by this process, under its lock. */
  async discard() {
    if (this.#copy) return this.#leaveCopy();
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
      if (this.#copy) removeCopy(this.#copy);
      this.#copy = undefined;
    }
  }

  async withoutTimeouts<T>(work: (adapter: SqlDriverAdapter) => Promise<T>) {
    return work(await this.connect());
  }

  openChannel() {
    return null;
  }

  reasonToRefuseWrites() {
    const trouble = this.#diskTrouble();
    if (!this.#copy || trouble) return trouble;
    void this.#leaveCopy();
    return "The database was opened to be read while its disk took no writes, and is opened anew";
  }

  #diskTrouble() {
    return reasonToRefuseWrites(this.directory, this.disk.reserveBytes);
  }

  /** The copy goes, and the lock that came with it: the next query opens what the disk then allows. */
  #leaveCopy() {
    this.#leaving ??= this.close().finally(() => {
      this.#leaving = undefined;
    });
    return this.#leaving;
  }

  /** The whole database in use as a tar archive, which opens by replaying its log. One copy at a time. */
  async *dump(): AsyncGenerator<Buffer> {
    const end = await this.#copies.acquire();
    this.#isBeingCopied = true;
    try {
      await this.connect();
      const { pglite } = this.#opened!;
      const queue = this.#queue;
      const ask = (sql: string) => queue.run(() => pglite.query<Record<string, unknown>>(sql));
      yield* copyWhileOpen(this.directory, async (sql) => (await ask(sql)).rows);
    } finally {
      this.#isBeingCopied = false;
      end();
    }
  }

  /** Asks the database's holder; undefined when none answers. @throws DatabaseStartError when it could not */
  async ask(request: string): Promise<object | undefined> {
    if (!existsSync(dirname(this.directory))) return undefined;
    const line = await askHolder(this.directory, request);
    if (line === undefined) return undefined;
    const answer = JSON.parse(line) as { refusal?: string };
    if (!answer.refusal) return answer;
    throw new DatabaseStartError(`The process that holds the database could not do it (${request}): ${answer.refusal}`);
  }

  async #answer(request: string): Promise<string> {
    try {
      const make = this.answers.get(request);
      if (!make) throw new Error("it does not know how");
      return JSON.stringify(await make());
    } catch (error) {
      return JSON.stringify({ refusal: (error as Error).message });
    }
  }

  #takeLock(isWritable = true) {
    return lockDirectory(this.directory, {
      isWritable,
      answer: (request) => this.#answer(request),
      onLost: async () => {
        // Stops at once: two who write to one directory corrupt it. The next query asks for the lock anew.
        const lost = this.#lock;
        this.#lock = undefined;
        await this.discard();
        await lost?.release();
      },
    });
  }

  /** Closes the database and restores one from an archive. @returns where the former lies now, if there was one */
  async replaceWith(archive: string) {
    await this.close();
    mkdirSync(dirname(this.directory), { recursive: true });
    const lock = await this.#takeLock();
    try {
      return await replaceDirectory(this.directory, archive);
    } finally {
      await lock.release();
    }
  }

  async #open() {
    await this.#leaving;
    mkdirSync(dirname(this.directory), { recursive: true });
    const isThere = !this.#hasOpened && existsSync(this.directory);
    const isToBeCopied =
      isThere && reasonToRefuseWrites(this.directory, this.disk.openingBytes ?? OPENING_BYTES) !== undefined;
    this.#lock ??= await this.#takeLock(!isToBeCopied);
    try {
      await ensureDirectory(this.directory);
      this.#opened = await (isToBeCopied ? this.#openCopy() : this.#openSafely());
    } catch (error) {
      if (!this.#hasOpened) {
        await this.#lock.release();
        this.#lock = undefined;
      }
      throw error;
    }
    this.#hasOpened = !isToBeCopied;
    this.#queue = new TurnQueue(MAX_WAIT_MS);
    return createSessionAdapter(new PreparedSession(this.#opened.pglite), this.#queue);
  }

  /** Where not even an engine would write, nothing of the database can be harmed. */
  async #openCopy() {
    const copy = copyForReading(this.directory);
    try {
      const opened = await openPGlite(new DurableNodeFS(copy));
      await opened.pglite.exec("SET default_transaction_read_only = on");
      this.#copy = copy;
      return opened;
    } catch (error) {
      removeCopy(copy);
      throw error;
    }
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
