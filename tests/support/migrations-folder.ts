import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { makeTemporaryFolder } from "./temporary-folder";

/** The product's migrations and one more, `99999999000000_next`; removed after the test. */
export function migrationsAnd(sql: string) {
  const folder = makeTemporaryFolder("zellige-migrations-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync("prisma/migrations", folder, { recursive: true });
  mkdirSync(join(folder, nextMigration));
  writeFileSync(join(folder, nextMigration, "migration.sql"), sql);
  return folder;
}

/** The product's migrations before one of them; removed after the test. */
export function migrationsBefore(name: string) {
  const folder = makeTemporaryFolder("zellige-migrations-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync("prisma/migrations", folder, { recursive: true });
  for (const each of readdirSync(folder))
    if (each >= name && each !== "migration_lock.toml") rmSync(join(folder, each), { recursive: true });
  return folder;
}

export const nextMigration = "99999999000000_next";

/** Semicolons inside a body must not end the statement. */
export const migrationWithFunction = `
CREATE TABLE "notes" ("text" TEXT NOT NULL);
CREATE FUNCTION greet(name TEXT) RETURNS TEXT AS $$ BEGIN RETURN 'Bonjour ' || name; END; $$ LANGUAGE plpgsql;
`;
