import { basename, join } from "node:path";
import { env } from "~/server/env.server";
import type { Backend } from "./backend-interface.server";
import { createPrismaClient } from "./create-prisma-client.server";
import { DatabaseStartError } from "./database-errors.server";
import { EmbeddedBackend } from "./embedded.server";
import { GuardedDatabase } from "./guarded-adapter.server";
import { PostgresBackend } from "./postgres.server";

function createDatabase() {
  const backend: Backend = env.DATABASE_URL === undefined ? createEmbedded() : new PostgresBackend(env.DATABASE_URL);
  const guard = new GuardedDatabase(backend);
  return { backend, guard, client: createPrismaClient(guard) };
}

function createEmbedded() {
  const embedded = new EmbeddedBackend(join(env.DATA_DIR, "database"));
  embedded.answers.set("backup", async () => {
    const { backupDatabase } = await import("./backup.server");
    return { name: basename((await backupDatabase("manual", embedded)).file) };
  });
  return embedded;
}

// Kept beyond this module, which development evaluates again: the embedded database can be open only once.
const slot = globalThis as typeof globalThis & { zelligeDatabase?: ReturnType<typeof createDatabase> };
slot.zelligeDatabase ??= createDatabase();
const { backend, guard, client } = slot.zelligeDatabase;

/** The database. Every query may throw DatabaseUnavailableError, within five seconds at most. */
export const db = client;

/** The connection below Prisma, for migrations and backups alone. */
export const databaseBackend = backend;

/** Opens the database. @throws DatabaseStartError if it is in use, damaged, not durable or unreachable */
export async function openDatabase() {
  await backend.probe().catch((error: unknown) => {
    throw backend.kind === "PGlite" ? error : explainNoAnswer(error);
  });
  guard.isClosed = false;
  guard.breaker.reset();
}

/** @returns the error, fit for the terminal, for a PostgreSQL server that `probe` did not reach */
export function explainNoAnswer(error: unknown): DatabaseStartError {
  // Node reports several addresses that failed in one error without a message.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const { code, message } = (first instanceof Error ? first : new Error(String(first))) as NodeJS.ErrnoException;
  return new DatabaseStartError(`The PostgreSQL server of DATABASE_URL does not answer: ${message}.`, {
    code,
    message,
  });
}

/** Writes everything to its final place and closes the database. Further calls do nothing. */
export async function closeDatabase() {
  guard.isClosed = true;
  guard.breaker.reset();
  await client.$disconnect();
  await backend.close();
}

/** For so long what one question found stands for all who ask, in milliseconds. */
const ANSWER_FRESH_MS = 100;

let asked: Promise<boolean> | undefined;

/** Whether the database answers and its disk takes writes; asked ten times a second at most, for all callers. */
export async function databaseState(): Promise<"up" | "read-only" | "down"> {
  asked ??= client.$queryRaw`SELECT 1`
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      setTimeout(() => {
        asked = undefined;
      }, ANSWER_FRESH_MS).unref();
    });
  if (!(await asked)) return "down";
  return backend.reasonToRefuseWrites() === undefined ? "up" : "read-only";
}

/** Which database answers, and its version, for Paramètres and the start's report. */
export async function databaseInfo(): Promise<{ kind: "PGlite" | "PostgreSQL"; version: string }> {
  const rows = await client.$queryRaw<{ server_version: string }[]>`SHOW server_version`;
  return { kind: backend.kind, version: rows[0]?.server_version ?? "" };
}
