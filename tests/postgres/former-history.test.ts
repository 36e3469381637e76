import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import former from "~/server/db/former-migrations.json";
import { migrateDatabase, migrationNames } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { env } from "~/server/env.server";
import { readCatalog } from "../support/catalog";
import { formerDatabase } from "../support/former-database";
import { askServer } from "../support/migrated-server";
import { PostgresServer } from "../support/postgres-server.mjs";

let server: PostgresServer;

const ask = (sql: string) => askServer(server.url, sql);

async function catalog() {
  const backend = new PostgresBackend(server.url);
  try {
    await migrateDatabase(backend);
    return await readCatalog(await backend.connect());
  } finally {
    await backend.close();
  }
}

beforeAll(async () => {
  server = await PostgresServer.create();
}, 60_000);

afterAll(() => server.remove());

test("three processes that start at once on a database of the former migrations have it say that init made it", async () => {
  await ask(formerDatabase);
  await ask("INSERT INTO profiles (full_name) VALUES ('Nour')");
  const processes = Array.from({ length: 3 }, () => new PostgresBackend(server.url));
  await Promise.all(processes.map((process) => migrateDatabase(process)));
  await Promise.all(processes.map((process) => process.close()));
  const applied = await ask("SELECT migration_name FROM _prisma_migrations ORDER BY migration_name");
  expect(applied.flat()).toEqual(migrationNames());
  expect(await ask("SELECT full_name FROM profiles")).toEqual([["Nour"]]);
  const [kept] = readdirSync(env.DATA_DIR).filter((name) => name.endsWith("-migrations.json"));
  const { columnNames, rows } = JSON.parse(readFileSync(join(env.DATA_DIR, kept ?? ""), "utf8"));
  const name = columnNames.indexOf("migration_name");
  expect(rows.map((row: string[]) => row[name]).sort()).toEqual(former.migrations);
  const before = await catalog();
  await ask("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  expect(await catalog()).toEqual(before);
});
