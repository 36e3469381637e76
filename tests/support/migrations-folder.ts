import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { MIGRATIONS, migrationNames } from "~/server/db/migration-history.server";
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

export const nextMigration = "99999999000000_next";

/** Semicolons inside a body must not end the statement. */
export const migrationWithFunction = `
CREATE TABLE "notes" ("text" TEXT NOT NULL);
CREATE FUNCTION greet(name TEXT) RETURNS TEXT AS $$ BEGIN RETURN 'Bonjour ' || name; END; $$ LANGUAGE plpgsql;
`;
