import type { PGlite } from "@electric-sql/pglite";
import type { IsolationLevel, SqlDriverAdapter, SqlQuery, Transaction } from "@prisma/driver-adapter-utils";
import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { DatabaseUnavailableError } from "~/server/errors.server";

/** One connection with its own state: PGlite, or a client of a PostgreSQL server made to look like it. */
export type Session = Pick<PGlite, "query" | "exec">;

/** Prisma's adapter over one session: turns, scripts and transactions are ours, values pglite-prisma-adapter's. */
export async function createSessionAdapter(session: Session, queue: TurnQueue): Promise<SqlDriverAdapter> {
  const converter = await new PrismaPGlite(session as PGlite).connect();
  return {
    provider: "postgres",
    adapterName: "session",
    queryRaw: (query) => queue.run(() => converter.queryRaw(query)),
    executeRaw: (query) => queue.run(() => converter.executeRaw(query)),
    executeScript: (script) =>
      queue.run(async () => {
        await session.exec(script).catch((error: unknown) => {
          throw toDriverAdapterError(error);
        });
      }),
    getConnectionInfo: () => ({ supportsRelationJoins: true }),
    startTransaction: (isolationLevel) => startTransaction(converter, queue, isolationLevel),
    dispose: async () => {},
  };
}

/** The form in which Prisma understands an error of PostgreSQL; any other error is returned as it is. */
export function toDriverAdapterError(error: unknown) {
  const { code, severity, message, detail, column, hint } = error as Record<string, string | undefined>;
  if (code === undefined || severity === undefined || message === undefined) return error;
  const original = { originalCode: code, originalMessage: message };
  return new DriverAdapterError({ kind: "postgres", code, severity, message, detail, column, hint, ...original });
}

async function startTransaction(
  converter: SqlDriverAdapter,
  queue: TurnQueue,
  isolationLevel: IsolationLevel | undefined,
): Promise<Transaction> {
  const release = await queue.acquire();
  try {
    await converter.executeRaw(statement(isolationLevel ? `BEGIN ISOLATION LEVEL ${isolationLevel}` : "BEGIN"));
  } catch (error) {
    release();
    throw error;
  }
  // Prisma asks for several relations of a row at once; a session that is asked twice at once mixes the answers up.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const next = last.then(ask);
    last = next.catch(() => undefined);
    return next;
  };
  const run = async (sql: string) => void (await inTurn(() => converter.executeRaw(statement(sql))));
  return {
    provider: "postgres",
    adapterName: "session",
    // Prisma sends COMMIT and ROLLBACK itself, as statements.
    options: { usePhantomQuery: false },
    queryRaw: (query) => inTurn(() => converter.queryRaw(query)),
    executeRaw: (query) => inTurn(() => converter.executeRaw(query)),
    commit: async () => release(),
    rollback: async () => release(),
    createSavepoint: (name) => run(`SAVEPOINT ${name}`),
    rollbackToSavepoint: (name) => run(`ROLLBACK TO SAVEPOINT ${name}`),
    releaseSavepoint: (name) => run(`RELEASE SAVEPOINT ${name}`),
  };
}

/** A statement without values, as adapters take it. */
export function statement(sql: string): SqlQuery {
  return { sql, args: [], argTypes: [] };
}

interface Waiting {
  start: (release: () => void) => void;
  refuse: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/** How long queries may follow each other before requests, signals and timers get their turn, in milliseconds. */
const BREATHE_EVERY_MS = 10;

/** One turn at a time, in order: queries on this thread would otherwise never leave the microtask queue. */
export class TurnQueue {
  #isBusy = false;
  #isBreathing = false;
  #breathedAt = 0;
  readonly #waiting: Waiting[] = [];

  constructor(readonly maxWaitMs: number) {}

  /** Waits for a turn, which the returned function ends. @throws DatabaseUnavailableError after `maxWaitMs` */
  acquire(): Promise<() => void> {
    return new Promise((start, refuse) => {
      const waiting = { start, refuse };
      this.#waiting.push(waiting);
      this.#limit(waiting);
      this.#next();
    });
  }

  /** Runs `work` alone, in the order of the calls. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  #next() {
    if (this.#isBusy || this.#isBreathing) return;
    if (performance.now() - this.#breathedAt > BREATHE_EVERY_MS) {
      this.#isBreathing = true;
      setImmediate(() => {
        this.#isBreathing = false;
        this.#breathedAt = performance.now();
        this.#next();
      });
      return;
    }
    const turn = this.#waiting.shift();
    if (!turn) return;
    clearTimeout(turn.timer);
    this.#isBusy = true;
    turn.start(() => {
      this.#isBusy = false;
      this.#next();
    });
  }

  #limit(waiting: Waiting) {
    waiting.timer = setTimeout(() => {
      // The connection is free: it was this thread that had no time, and the turn is about to come.
      if (!this.#isBusy) return this.#limit(waiting);
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      const cause = new Error(`No turn on the only connection within ${this.maxWaitMs} ms`);
      waiting.refuse(new DatabaseUnavailableError({ cause }));
    }, this.maxWaitMs);
  }
}
