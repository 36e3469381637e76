import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { MIGRATIONS, migrateDatabase, migrationNames } from "~/server/db/migrate.server";
import { temporaryDataDir } from "./temporary-database";
import { makeTemporaryFolder } from "./temporary-folder";

/** A copy of the product's migrations, removed after the test. */
function copyMigrations() {
  const folder = makeTemporaryFolder("zellige-migrations-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  return folder;
}

/** The product's migrations and one more, `99999999000000_next`; removed after the test. */
export function migrationsAnd(sql: string) {
  const folder = copyMigrations();
  mkdirSync(join(folder, nextMigration));
  writeFileSync(join(folder, nextMigration, "migration.sql"), sql);
  return folder;
}

/** The product's migrations before one of them; removed after the test. */
export function migrationsBefore(name: string) {
  const folder = copyMigrations();
  for (const later of migrationNames(folder).filter((each) => each >= name))
    rmSync(join(folder, later), { recursive: true });
  return folder;
}

/** An embedded database as one of the product's migrations finds it; gone after the test. */
export async function openBefore(name: string) {
  const backend = new EmbeddedBackend(join(temporaryDataDir(false), "database"));
  onTestFinished(() => backend.close());
  await migrateDatabase(backend, migrationsBefore(name));
  return {
    run: async (sql: string) => (await (await backend.connect()).queryRaw({ sql, args: [], argTypes: [] })).rows,
    migrate: () => migrateDatabase(backend),
  };
}

export const nextMigration = "99999999000000_next";

/** Semicolons inside a body must not end the statement. */
export const migrationWithFunction = `
CREATE TABLE "notes" ("text" TEXT NOT NULL);
CREATE FUNCTION greet(name TEXT) RETURNS TEXT AS $$ BEGIN RETURN 'Bonjour ' || name; END; $$ LANGUAGE plpgsql;
`;
