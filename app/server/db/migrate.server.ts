import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import { backupDatabase } from "~/server/db/backup.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { startSchemaEngine } from "~/server/db/schema-engine.server";
import type { Backend } from "./backend-interface.server";
import { databaseBackend } from "./db.server";
import {
  expectKnownHistory,
  INIT,
  isFormerHistory,
  keepFormerHistory,
  MIGRATIONS,
  migrationNames,
  readHistory,
  rewriteFormerHistory,
} from "./migration-history.server";

interface Migration {
  name: string;
  sql: string;
}

/** The advisory lock of Prisma's engine: a session may take it as often as it likes, and its end gives it back. */
const ENGINE_LOCK = 72707369;

const schemaFilter = { externalTables: [], externalEnums: [] };

/**
 * The names of the migrations of prisma/migrations which are not applied, oldest first.
 * One small query, so that a start with nothing to do stays fast.
 */
export async function pendingMigrations(backend: Backend = databaseBackend, folder = MIGRATIONS): Promise<string[]> {
  const { finished } = await readHistory(await backend.connect());
  return migrationNames(folder).filter((name) => !finished.has(name));
}

/** The names of the migrations that a database says were applied to it, oldest first. */
export async function appliedMigrations(backend: Backend): Promise<string[]> {
  return [...(await readHistory(await backend.connect())).finished].sort();
}

/**
 * Applies the pending migrations in order and records them in Prisma's own table, so that `prisma migrate deploy`
 * and this function can take turns on one database. Two processes at once wait for each other. A database of the
 * former migrations has what `INIT` makes: that is recorded alone.
 * @throws DatabaseStartError for a history that this version does not know; an Error which names the migration that
 * failed and gives PostgreSQL's reason.
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
      await forgetInterrupted(engine, adapter);
      const request = { migrationsList: listForEngine(folder, readMigrations(folder)), filters: schemaFilter };
      const { appliedMigrationNames } = await engine.applyMigrations(request);
      return [...rewritten, ...appliedMigrationNames];
    } catch (error) {
      throw explainFailure(error);
    } finally {
      engine.free();
    }
  });
}

/**
 * A migration is one transaction, so one which a crash interrupted has left nothing behind: it may be tried again
 * without anyone's help.
 */
async function forgetInterrupted(engine: SchemaEngine, adapter: SqlDriverAdapter) {
  // Waits for another process that is applying migrations, which must not be taken for one that has crashed.
  await adapter.executeRaw({ sql: `SELECT pg_advisory_lock(${ENGINE_LOCK})`, args: [], argTypes: [] });
  const { interrupted } = await readHistory(adapter);
  for (const migrationName of interrupted) await engine.markMigrationRolledBack({ migrationName });
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

function readMigrations(folder: string): Migration[] {
  return migrationNames(folder).map((name) => ({
    name,
    sql: readFileSync(join(folder, name, "migration.sql"), "utf8"),
  }));
}

function listForEngine(folder: string, migrations: Migration[]) {
  const lockfile = join(folder, "migration_lock.toml");
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: readFileSync(lockfile, "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
    })),
  };
}
