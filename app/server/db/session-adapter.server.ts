import type { PGlite } from "@electric-sql/pglite";
import type { IsolationLevel, SqlDriverAdapter, SqlQuery, Transaction } from "@prisma/driver-adapter-utils";
import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import type { TurnQueue } from "~/server/db/turn-queue.server";

/** One connection with its own state: PGlite, or a client of a PostgreSQL server made to look like it. */
export type Session = Pick<PGlite, "query" | "exec">;

/**
 * Prisma's adapter over one session. The conversion of values is pglite-prisma-adapter's; turns, scripts and
 * transactions are ours, because there a script is not awaited, an isolation level is set before BEGIN
 * and a transaction may wait for ever.
 */
export async function createSessionAdapter(session: Session, queue: TurnQueue): Promise<SqlDriverAdapter> {
  const converter = await new PrismaPGlite(session as PGlite).connect();
  return {
    provider: "postgres",
    adapterName: "session",
    queryRaw: (query) => queue.run(() => converter.queryRaw(query)),
    executeRaw: (query) => queue.run(() => converter.executeRaw(query)),
    executeScript: (script) => queue.run(() => runScript(session, script)),
    getConnectionInfo: () => ({ supportsRelationJoins: true }),
    startTransaction: (isolationLevel) => startTransaction(converter, queue, isolationLevel),
    dispose: async () => {},
  };
}

async function runScript(session: Session, script: string) {
  try {
    await session.exec(script);
  } catch (error) {
    throw toDriverAdapterError(error);
  }
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
  const inTurn = oneAfterTheOther();
  return {
    provider: "postgres",
    adapterName: "session",
    // Prisma sends COMMIT and ROLLBACK itself, as statements.
    options: { usePhantomQuery: false },
    queryRaw: (query) => inTurn(() => converter.queryRaw(query)),
    executeRaw: (query) => inTurn(() => converter.executeRaw(query)),
    commit: async () => release(),
    rollback: async () => release(),
    ...savepoints((query) => inTurn(() => converter.executeRaw(query))),
  };
}

/** Prisma asks for several relations of a row at the same time; a session that is asked twice at once mixes the answers up. */
function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const next = last.then(ask);
    last = next.catch(() => undefined);
    return next;
  };
}

function savepoints(execute: (query: SqlQuery) => Promise<number>) {
  const run = async (sql: string) => void (await execute(statement(sql)));
  return {
    createSavepoint: (name: string) => run(`SAVEPOINT ${name}`),
    rollbackToSavepoint: (name: string) => run(`ROLLBACK TO SAVEPOINT ${name}`),
    releaseSavepoint: (name: string) => run(`RELEASE SAVEPOINT ${name}`),
  };
}

function statement(sql: string): SqlQuery {
  return { sql, args: [], argTypes: [] };
}
