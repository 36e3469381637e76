import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

const { server, owned } = vi.hoisted(() => {
  const url = new URL(process.env.DATABASE_URL!);
  const name = `restored_${process.pid}`;
  const before = url.href;
  [url.username, url.pathname] = [name, `/${name}`];
  process.env.DATABASE_URL = url.href;
  process.env.BACKUP_DIR = `${process.env.DATA_DIR}-restored-${process.pid}`;
  return { server: before, owned: { name, url: url.href } };
});

import { PART_NAMES, readArchive, writeArchive } from "~/server/backup/archive-file.server";
import { makeArchive } from "~/server/backup/make-archive.server";
import { REFUSE_OTHER_SESSIONS, restoreDump } from "~/server/backup/restore-archive.server";
import { closeDatabase, databaseBackend, db, openDatabase } from "~/server/db/db.server";
import { migrateDatabase, pendingMigrations } from "~/server/db/migrate.server";
import { env } from "~/server/env.server";
import { restore } from "../../prisma/commands/restore";
import { seedDemo } from "../../prisma/seed/seed";
import { readCatalog } from "../support/catalog";
import { formerDatabase } from "../support/former-database";
import { askServer } from "../support/migrated-server";

const VERSION = "1.0.0";
const folder = env.BACKUP_DIR!;
let archive = "";
let dump = "";

/**
 * An empty database that a role without any privilege owns, but for one extension and the schema, which are a superuser's,
 * as on servers from before PostgreSQL 15.
 */
async function makeDatabase() {
  await closeDatabase();
  await askServer(
    server,
    `DROP DATABASE IF EXISTS ${owned.name} WITH (FORCE)`,
    `CREATE DATABASE ${owned.name} OWNER ${owned.name}`,
  );
  const superuser = new URL(owned.url);
  superuser.username = new URL(server).username;
  await askServer(
    superuser.href,
    "CREATE EXTENSION pg_trgm",
    `ALTER SCHEMA public OWNER TO "${superuser.username}"`,
    "GRANT ALL ON SCHEMA public TO PUBLIC",
  );
  await openDatabase();
}

/** As the migrations before `init` made it, with a message and a rule that its owner has edited. */
async function fillAsFormerly() {
  await askServer(
    owned.url,
    formerDatabase,
    `INSERT INTO contact_inquiries (name, email, message) VALUES ('Nour', 'nour@exemple.ma', 'Un riad à rénover')`,
    "UPDATE dated_rules SET value = 30 WHERE kind = 'stamp_duty_cash'",
  );
}

async function fillAsThisRelease() {
  await migrateDatabase();
  await seedDemo(db, { clientPasswordHash: "hash" });
}

const inquirers = () => askServer(owned.url, "SELECT name FROM contact_inquiries ORDER BY name");
const schema = async () => readCatalog(await databaseBackend.connect());

/** What every table holds, and which there are. */
async function wholeDatabase() {
  const tables = await askServer(owned.url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const sums = tables.map(([name]) => `(SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) FROM "${name}" t)`);
  return [tables, await askServer(owned.url, `SELECT ${sums.join(", ")}`)];
}

beforeAll(async () => {
  await askServer(server, `CREATE ROLE ${owned.name} LOGIN`);
  await makeDatabase();
  mkdirSync(folder, { recursive: true });
  await fillAsFormerly();
  ({ file: archive } = await makeArchive({ reason: "manual", version: VERSION }, databaseBackend));
  await readArchive(archive, folder);
  dump = join(folder, PART_NAMES.postgres);
});

beforeEach(makeDatabase);

afterAll(async () => {
  await closeDatabase();
  await askServer(server, `DROP DATABASE IF EXISTS ${owned.name} WITH (FORCE)`, `DROP ROLE ${owned.name}`);
  rmSync(folder, { recursive: true, force: true });
});

/** Another process of the site, with its own connection. */
async function startOther() {
  vi.resetModules();
  const { PostgresBackend } = await import("~/server/db/postgres.server");
  const other = new PostgresBackend(owned.url);
  const adapter = await other.connect();
  await adapter.executeScript("SELECT 1");
  return other;
}

test("an archive of the former migrations is restored onto a database of init, and says that init made it", async () => {
  await fillAsThisRelease();
  const present = await schema();
  await restore([archive]);
  await openDatabase();
  expect(await inquirers()).toEqual([["Nour"]]);
  expect(await askServer(owned.url, "SELECT value FROM dated_rules WHERE kind = 'stamp_duty_cash'")).toEqual([[30]]);
  expect(await pendingMigrations()).toEqual([]);
  expect(await schema()).toEqual(present);
});

test("an archive is restored onto an empty database, and again onto what came of it", async () => {
  for (let time = 0; time < 2; time += 1) {
    await restore([archive]);
    await openDatabase();
    expect(await inquirers()).toEqual([["Nour"]]);
    expect(await pendingMigrations()).toEqual([]);
  }
});

test("where a restore fails in the midst of its rows, what was there stays, to the last one", async () => {
  await fillAsThisRelease();
  const before = await wholeDatabase();
  const whole = readFileSync(dump);
  const cut = join(folder, "cut.zellige.tar");
  const database = { kind: "PostgreSQL", version: "", migration: "" } as const;
  const about = { format: 1, version: VERSION, madeAt: new Date().toISOString(), database } as const;
  const bytes = whole.subarray(0, whole.length * 0.9);
  await writeArchive(cut, about, [{ name: PART_NAMES.postgres, bytes }]);
  await expect(restore([cut])).rejects.toThrow("pg_restore failed");
  expect(await wholeDatabase()).toEqual(before);
});

test("beside a site that runs nothing is restored, and a sentence says which connections to end", async () => {
  await fillAsThisRelease();
  const other = await startOther();
  const before = await wholeDatabase();
  await expect(restore([archive])).rejects.toThrow(
    /^Le site est encore connecté à cette base de données, depuis 127\.0\.0\.1 \(pid \d+ de PostgreSQL\)\u202f: arrêtez-le/,
  );
  // One that is started once the restore has looked is found before anything is committed. Tried often: it is a race
  // which of the two programs ends first.
  for (let time = 0; time < 20; time += 1) {
    await expect(restoreDump(dump, owned.url, REFUSE_OTHER_SESSIONS)).rejects.toThrow("the site runs on this database");
  }
  expect(await wholeDatabase()).toEqual(before);
  await other.close();
  const isAlone = "SELECT count(*) < 2 FROM pg_stat_activity WHERE application_name LIKE 'zellige%' AND usename = ";
  await expect.poll(() => askServer(server, `${isAlone}'${owned.name}'`)).toEqual([[true]]);
  await restore([archive]);
  expect(await inquirers()).toEqual([["Nour"]]);
});
