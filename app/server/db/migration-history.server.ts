import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { env } from "~/server/env.server";
import type { Backend } from "./backend-interface.server";
import former from "./former-migrations.json";
import { DatabaseStartError } from "./start-error.server";

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
export async function readHistory(adapter: SqlDriverAdapter) {
  const read = (sql: string) => adapter.queryRaw({ sql, args: [], argTypes: [] });
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

/**
 * Keeps Prisma's table of a database of the former migrations in a file, before it is rewritten. What the migrations after
 * `init` change is put back from an archive.
 */
export async function keepFormerHistory(backend: Backend): Promise<void> {
  const adapter = await backend.connect();
  const { columnNames, rows } = await adapter.queryRaw({
    sql: "SELECT * FROM _prisma_migrations ORDER BY started_at, id",
    args: [],
    argTypes: [],
  });
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const file = join(
    env.DATA_DIR,
    `${new Date().toISOString().replaceAll(/[-:.]/g, "")}-${process.pid}-migrations.json`,
  );
  writeFileSync(file, JSON.stringify({ columnNames, rows }), { mode: 0o600 });
}

/**
 * Has a database that the former migrations made say that `INIT` made it; changes nothing of another one. It is one
 * statement, so one transaction: of two processes at once, one finds the rows gone.
 * @returns whether it was such a database
 */
export async function rewriteFormerHistory(backend: Backend, folder = MIGRATIONS): Promise<boolean> {
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

/**
 * Refuses a database with migrations that are not among the known ones: what is pending for it cannot be told.
 * @throws DatabaseStartError with what to do
 */
export function expectKnownHistory(finished: ReadonlySet<string>, known: readonly string[]): void {
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
