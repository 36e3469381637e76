import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import type { Backend } from "~/server/db/backend-interface.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { migrateDatabase } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { dataDirOf, slotCount } from "./database-slots";
import { makeTemporaryFolder } from "./temporary-folder";

/** Before all tests: a migrated database for each worker, copied from one that is kept between runs. */
export default async function prepareDatabases(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL;
  const folder = makeTemporaryFolder("zellige-test-");
  const template = await prepareTemplate();
  const slots = Array.from({ length: slotCount }, (_, index) => index + 1);
  for (const slot of slots) cpSync(template, dataDirOf(folder, slot), { recursive: true });
  const urls = server ? await preparePostgres(server, project.name, slots) : [];
  project.provide("databases", { folder, template, urls });
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const url of urls) await dropDatabase(url);
  };
}

async function prepareTemplate() {
  const template = resolve(".cache/test-databases", digestOfMigrations());
  if (!existsSync(template)) {
    rmSync(".cache/test-databases", { recursive: true, force: true });
    mkdirSync(".cache/test-databases", { recursive: true });
    const aside = mkdtempSync(`${template}.new-`);
    await migrate(new EmbeddedBackend(join(aside, "database")));
    renameSync(aside, template);
  }
  return template;
}

async function preparePostgres(server: string, project: string, slots: number[]) {
  const template = `zellige_test_template_${digestOfMigrations()}`;
  const maintenance = new pg.Client({ connectionString: server });
  await maintenance.connect();
  try {
    const { rowCount } = await maintenance.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
    if (!rowCount) {
      const unfinished = `${template}_${process.pid}`;
      await maintenance.query(`CREATE DATABASE "${unfinished}"`);
      await migrate(new PostgresBackend(withDatabase(server, unfinished)));
      await maintenance.query(`ALTER DATABASE "${unfinished}" RENAME TO "${template}"`);
    }
    const names = slots.map((slot) => `zellige_test_${project}_${process.pid}_${slot}`);
    for (const name of names) await maintenance.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
    return names.map((name) => withDatabase(server, name));
  } finally {
    await maintenance.end();
  }
}

async function migrate(backend: Backend) {
  try {
    await migrateDatabase(backend);
  } finally {
    await backend.close();
  }
}

async function dropDatabase(url: string) {
  const maintenance = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await maintenance.connect();
  await maintenance.query(`DROP DATABASE IF EXISTS "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
  await maintenance.end();
}

function withDatabase(server: string, name: string) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A changed migration or another version of PGlite makes another template. */
function digestOfMigrations() {
  const hash = createHash("sha256").update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  const names = readdirSync("prisma/migrations").filter((name) => !name.endsWith(".toml"));
  for (const name of names.sort()) hash.update(name).update(readFileSync(`prisma/migrations/${name}/migration.sql`));
  return hash.digest("hex").slice(0, 12);
}
