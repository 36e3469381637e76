import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { startSchemaEngine } from "~/server/db/schema-engine.server";
import { databaseBackend } from "~/server/db.server";

interface Migration {
  name: string;
  sql: string;
}

const schemaFilter = { externalTables: [], externalEnums: [] };

/**
 * The names of the migrations of prisma/migrations which are not applied, or were edited since; oldest first.
 * One small query, so that a start with nothing to do stays fast.
 */
export async function pendingMigrations(): Promise<string[]> {
  const applied = await readAppliedChecksums(await databaseBackend.connect());
  const isPending = ({ name, sql }: Migration) => applied.get(name) !== checksum(sql);
  return readMigrations()
    .filter(isPending)
    .map(({ name }) => name);
}

/**
 * Applies the pending migrations in order and records them in Prisma's own table, so that `prisma migrate deploy`
 * and this function can take turns on one database. Two processes at once wait for each other.
 * @throws the schema engine's error, which names the migration and the statement that failed.
 */
export async function migrateDatabase(): Promise<{ applied: string[] }> {
  if ((await pendingMigrations()).length === 0) return { applied: [] };
  return databaseBackend.withoutTimeouts(async (adapter) => {
    const engine = await startSchemaEngine(adapter);
    try {
      const request = { migrationsList: listForEngine(readMigrations()), filters: schemaFilter };
      const { appliedMigrationNames } = await engine.applyMigrations(request);
      return { applied: appliedMigrationNames };
    } finally {
      engine.free();
    }
  });
}

function readMigrations(): Migration[] {
  const folder = migrationsFolder();
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "migration.sql")));
  return names.sort().map((name) => ({ name, sql: readFileSync(join(folder, name, "migration.sql"), "utf8") }));
}

function migrationsFolder() {
  return resolve("prisma/migrations");
}

function checksum(sql: string) {
  return createHash("sha256").update(sql).digest("hex");
}

async function readAppliedChecksums(adapter: SqlDriverAdapter) {
  const read = (sql: string) => adapter.queryRaw({ sql, args: [], argTypes: [] });
  const table = await read("SELECT to_regclass('_prisma_migrations')::text");
  if (table.rows[0]?.[0] == null) return new Map<string, string>();
  const { rows } = await read(
    "SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return new Map(rows.map(([name, sum]) => [String(name), String(sum)]));
}

function listForEngine(migrations: Migration[]) {
  const lockfile = join(migrationsFolder(), "migration_lock.toml");
  return {
    baseDir: migrationsFolder(),
    lockfile: { path: "migration_lock.toml", content: readFileSync(lockfile, "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
    })),
  };
}
