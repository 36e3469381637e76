import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { migrateDatabase, pendingMigrations } from "~/server/db/migrate.server";
import { migrationsAnd, migrationWithFunction, nextMigration } from "../../support/migrations-folder";
import { temporaryDataDir } from "../../support/temporary-database";

function open() {
  const folder = temporaryDataDir();
  const backend = new EmbeddedBackend(join(folder, "database"));
  onTestFinished(() => backend.close());
  const run = async (sql: string) => (await (await backend.connect()).queryRaw({ sql, args: [], argTypes: [] })).rows;
  return { folder, backend, run };
}

describe("migrations of the embedded database", () => {
  test("a new one is applied once, after a backup, and recorded as Prisma does", async () => {
    const { folder, backend, run } = open();
    const migrations = migrationsAnd(migrationWithFunction);
    expect(await pendingMigrations(backend, migrations)).toEqual([nextMigration]);
    expect(await migrateDatabase(backend, migrations)).toEqual({ applied: [nextMigration] });
    expect(await migrateDatabase(backend, migrations)).toEqual({ applied: [] });

    expect(await run("SELECT greet('Amina')")).toEqual([["Bonjour Amina"]]);
    expect(readdirSync(join(folder, "backups"))).toEqual([expect.stringMatching(/-before-migration\.tar\.gz$/)]);
    const recorded = await run(
      "SELECT migration_name, checksum, applied_steps_count FROM _prisma_migrations ORDER BY 1",
    );
    const checksum = (name: string) =>
      createHash("sha256")
        .update(readFileSync(join(migrations, name, "migration.sql")))
        .digest("hex");
    const names = [readdirSync("prisma/migrations").filter((name) => /^\d/.test(name)), nextMigration].flat();
    expect(recorded).toEqual(names.map((name) => [name, checksum(name), 1]));
  });

  test("one that fails is named, leaves nothing, and is tried again once it is corrected", async () => {
    const { backend, run } = open();
    const broken = migrationsAnd(
      `CREATE TABLE "notes" ("text" TEXT); ALTER TABLE "no_such_table" ADD COLUMN "x" TEXT;`,
    );
    await expect(migrateDatabase(backend, broken)).rejects.toThrow(
      new Error(`Migration ${nextMigration} failed: No such table: no_such_table`),
    );
    expect(await run("SELECT to_regclass('notes')::text")).toEqual([[null]]);
    expect(await migrateDatabase(backend, migrationsAnd(migrationWithFunction))).toEqual({ applied: [nextMigration] });
  });

  test("one that a crash interrupted is applied by the next start", async () => {
    const { backend, run } = open();
    await run(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', 'x', '${nextMigration}')`);
    expect(await migrateDatabase(backend, migrationsAnd(migrationWithFunction))).toEqual({ applied: [nextMigration] });
  });

  test("the first creation happens aside, for its owner alone, and needs no backup", async () => {
    const folder = temporaryDataDir(false);
    mkdirSync(join(folder, "database.new-1"));
    const backend = new EmbeddedBackend(join(folder, "database"));
    onTestFinished(() => backend.close());
    const { applied } = await migrateDatabase(backend);
    expect(applied).toEqual(readdirSync("prisma/migrations").filter((name) => /^\d/.test(name)));
    await backend.close();
    expect(readdirSync(folder)).toEqual(["database"]);
    expect(statSync(join(folder, "database")).mode & 0o077).toBe(0);
  }, 180_000);
});
