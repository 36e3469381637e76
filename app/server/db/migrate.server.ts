import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { env } from "~/server/env.server";
import type { Backend } from "./backend-interface.server";
import { backupDatabase } from "./backup.server";
import { DatabaseStartError } from "./database-errors.server";
import { databaseBackend } from "./db.server";
import { EmbeddedBackend } from "./embedded.server";
import former from "./former-migrations.json";
import { startSchemaEngine } from "./schema-engine.server";
import { statement } from "./session-adapter.server";

/** The advisory lock of Prisma's engine: a session may take it as often as it likes, and its end gives it back. */
const ENGINE_LOCK = 72707369;

/** The migrations not applied yet, oldest first, by one small query: a start with nothing to do stays fast. */
export async function pendingMigrations(backend: Backend = databaseBackend, folder = MIGRATIONS): Promise<string[]> {
  const { finished } = await readHistory(await backend.connect());
  return migrationNames(folder).filter((name) => !finished.has(name));
}

/** The names of the migrations that a database says were applied to it, oldest first. */
export async function appliedMigrations(backend: Backend): Promise<string[]> {
  return [...(await readHistory(await backend.connect())).finished].sort();
}

/**
 * Applies the pending migrations and records them in Prisma's own table, in turns with `prisma migrate deploy` and
 * other processes. A database of the former migrations has what `INIT` makes: that is recorded alone.
 * @throws DatabaseStartError for an unknown history; an Error with the migration that failed and PostgreSQL's reason
 */
export async function migrateDatabase(
  backend: Backend = databaseBackend,
  folder = MIGRATIONS,
): Promise<{ applied: string[] }> {
  const finished = await readKnownHistory(backend, folder);
  if (migrationNames(folder).every((name) => finished.has(name))) return { applied: [] };
  if (backend instanceof EmbeddedBackend && finished.size > 0) await backupDatabase("before-migration", backend);
  else if (isFormerHistory(finished)) await keepFormerHistory(backend);
  return { applied: await applyMigrations(backend, folder) };
}

/** As `migrateDatabase`, for a copy: nothing is kept of how it was. */
export async function migrateCopy(backend: Backend): Promise<void> {
  await readKnownHistory(backend, MIGRATIONS);
  await applyMigrations(backend, MIGRATIONS);
}

async function readKnownHistory(backend: Backend, folder: string): Promise<Set<string>> {
  const { finished } = await readHistory(await backend.connect());
  if (!isFormerHistory(finished)) expectKnownHistory(finished, migrationNames(folder));
  return finished;
}

async function applyMigrations(backend: Backend, folder: string): Promise<string[]> {
  const rewritten = (await rewriteFormerHistory(backend, folder)) ? [INIT] : [];
  return backend.withoutTimeouts(async (adapter) => {
    const engine = await startSchemaEngine(adapter);
    try {
      // Waits for another process that is applying migrations, which must not be taken for one that has crashed.
      await adapter.executeRaw(statement(`SELECT pg_advisory_lock(${ENGINE_LOCK})`));
      const { interrupted } = await readHistory(adapter);
      // A migration is one transaction: one that a crash interrupted has left nothing behind, and is tried again.
      for (const migrationName of interrupted) await engine.markMigrationRolledBack({ migrationName });
      const request = { migrationsList: listForEngine(folder), filters: { externalTables: [], externalEnums: [] } };
      const { appliedMigrationNames } = await engine.applyMigrations(request);
      return [...rewritten, ...appliedMigrationNames];
    } catch (error) {
      throw explainFailure(error);
    } finally {
      engine.free();
    }
  });
}

/** The engine's own message is followed by its stack, of no use here. */
function explainFailure(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const [, name] = /migration_name="([^"]+)"/.exec(message) ?? [];
  const reason = message
    .split(/\n[^\S\n]*0: /)[0]
    ?.replace("external connector error", "")
    .trim();
  return name ? new Error(`Migration ${name} failed: ${reason}`, { cause: error }) : error;
}

function listForEngine(folder: string) {
  const read = (...place: string[]) => readFileSync(join(folder, ...place), "utf8");
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: read("migration_lock.toml") },
    shadowDbInitScript: "",
    migrationDirectories: migrationNames(folder).map((name) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: read(name, "migration.sql") } },
    })),
  };
}

/** The migration that replaces those of former-migrations.json: it makes the same tables, functions and rows. */
export const INIT = "20261127120000_init";

export const MIGRATIONS = "prisma/migrations";

const NAMED_AT_MOST = 3;

/** The names of the migrations in a folder, oldest first. */
export function migrationNames(folder = MIGRATIONS): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .sort();
}

/** The names of the migrations that a database says were applied to it, and of those that were begun alone. */
async function readHistory(adapter: SqlDriverAdapter) {
  const read = (sql: string) => adapter.queryRaw(statement(sql));
  const table = await read("SELECT to_regclass('_prisma_migrations')::text");
  if (table.rows[0]?.[0] == null) return { finished: new Set<string>(), interrupted: new Set<string>() };
  const { rows } = await read(
    "SELECT migration_name, finished_at IS NOT NULL FROM _prisma_migrations WHERE rolled_back_at IS NULL",
  );
  const names = (isFinished: boolean) => rows.filter((row) => row[1] === isFinished).map((row) => String(row[0]));
  return { finished: new Set(names(true)), interrupted: new Set(names(false)) };
}

/** Whether a database was made by exactly the migrations that `INIT` replaces. */
export function isFormerHistory(finished: ReadonlySet<string>): boolean {
  return finished.size === former.migrations.length && former.migrations.every((name) => finished.has(name));
}

/** Keeps the former migrations' table in a file before it is rewritten. An archive restores what later ones change. */
async function keepFormerHistory(backend: Backend): Promise<void> {
  const adapter = await backend.connect();
  const history = statement("SELECT * FROM _prisma_migrations ORDER BY started_at, id");
  const { columnNames, rows } = await adapter.queryRaw(history);
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const now = new Date().toISOString().replaceAll(/[-:.]/g, "");
  const file = join(env.DATA_DIR, `${now}-${process.pid}-migrations.json`);
  writeFileSync(file, JSON.stringify({ columnNames, rows }), { mode: 0o600 });
}

/** Replaces former migrations by `INIT` in one statement, of two processes once. @returns whether they were there */
async function rewriteFormerHistory(backend: Backend, folder = MIGRATIONS): Promise<boolean> {
  const adapter = await backend.connect();
  if (!isFormerHistory((await readHistory(adapter)).finished)) return false;
  const checksum = createHash("sha256").update(readFileSync(join(folder, INIT, "migration.sql")));
  const type = { scalarType: "string", arity: "scalar" } as const;
  await adapter.executeRaw({
    sql: `
      WITH former AS (DELETE FROM _prisma_migrations RETURNING started_at, finished_at)
      INSERT INTO _prisma_migrations (id, migration_name, checksum, started_at, finished_at, applied_steps_count)
      SELECT gen_random_uuid()::text, $1, $2, min(started_at), max(finished_at), 1 FROM former HAVING count(*) > 0`,
    args: [INIT, checksum.digest("hex")],
    argTypes: [type, type],
  });
  return true;
}

/** @throws DatabaseStartError with what to do, where the database has migrations that this version does not know */
function expectKnownHistory(finished: ReadonlySet<string>, known: readonly string[]): void {
  const unknown = [...finished].filter((name) => !known.includes(name)).sort();
  if (unknown.length === 0) return;
  const strange = unknown.filter((name) => !former.migrations.includes(name));
  if (strange.length === 0)
    throw new DatabaseStartError(
      `The database has ${unknown.length} of the ${former.migrations.length} migrations that ${INIT} replaces: start commit ${former.commit} on it once, which applies the others, then this version.`,
    );
  const rest = strange.length > NAMED_AT_MOST ? ", …" : "";
  throw new DatabaseStartError(
    `The database has migrations that this version does not know (${strange.slice(0, NAMED_AT_MOST).join(", ")}${rest}): start the version that applied them, or restore a backup from before them with \`npm run restore -- FILE\`.`,
  );
}
