import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, inject, test } from "vitest";
import { moveDatabase } from "~/server/backup/move-database.server";
import { removeUnfinishedWork } from "~/server/backup/working-folder.server";
import { backupDatabase } from "~/server/db/backup.server";
import { createPrismaClient } from "~/server/db/create-prisma-client.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { GuardedDatabase } from "~/server/db/guarded-adapter.server";
import { migrateDatabase, migrationNames } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { env } from "~/server/env.server";
import { seedDemo } from "../../prisma/seed/seed";
import { emptyDatabase, formerDatabase } from "../support/former-database";
import { askServer } from "../support/migrated-server";
import { temporaryDataDir } from "../support/temporary-database";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { waitFor } from "../support/wait-for";

const NAME = "moved_to";
let url = "";

beforeEach(async () => {
  const server = new URL(process.env.DATABASE_URL!);
  await askServer(server.href, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
  await askServer(server.href, `CREATE DATABASE ${NAME}`);
  server.pathname = `/${NAME}`;
  url = server.href;
});

const count = async (table: string) => Number((await askServer(url, `SELECT count(*) FROM ${table}`))[0]?.[0]);

/** Brings a database to this version, as the move itself does first. */
async function prepare(address: string) {
  const backend = new PostgresBackend(address);
  await migrateDatabase(backend);
  await backend.close();
}

const tables = async () => (await askServer(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).flat();
const moving = () => readdirSync(env.DATA_DIR).filter((name) => name.startsWith(".moving"));

let file = "";
let inquiries = 0;

beforeAll(async () => {
  const folder = makeTemporaryFolder("zellige-move-");
  cpSync(inject("databases").template, folder, { recursive: true });
  const backend = new EmbeddedBackend(join(folder, "database"));
  const client = createPrismaClient(new GuardedDatabase(backend));
  await seedDemo(client, { clientPasswordHash: "hash" });
  await client.pageView.create({
    data: { day: new Date("2026-01-01"), page: "/l’été", referrer: "", campaign: "", views: 3 },
  });
  inquiries = await client.contactInquiry.count();
  ({ file } = await backupDatabase("manual", backend));
  await backend.close();
  return () => rmSync(folder, { recursive: true, force: true });
});

test("a filled site is moved whole, and only into a database that is not in use", async () => {
  const { rows, tables } = await moveDatabase(file, url);
  expect(tables).toBeGreaterThan(50);
  expect(rows).toBeGreaterThan(100);
  expect(await count("contact_inquiries")).toBe(inquiries);
  expect(await askServer(url, "SELECT page, views FROM page_views WHERE page LIKE '/l’%'")).toEqual([["/l’été", 3]]);
  await expect(moveDatabase(file, url)).rejects.toThrow("is in use already");
  expect(await count("contact_inquiries")).toBe(inquiries);
});

test("a move that breaks off at any of three places leaves no row, and can be begun anew", async () => {
  for (const table of ["audit_entries", "contact_inquiries", "vat_rates"]) {
    await prepare(url);
    await askServer(
      url,
      `CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
      CREATE TRIGGER cut BEFORE DELETE OR INSERT ON ${table} EXECUTE FUNCTION cut();
      ALTER TABLE ${table} ENABLE ALWAYS TRIGGER cut`,
    );
    await expect(moveDatabase(file, url)).rejects.toThrow();
    expect([await count("profiles"), await count("contact_inquiries"), await count("services")]).toEqual([0, 0, 0]);
    await askServer(url, `DROP TRIGGER cut ON ${table}; DROP FUNCTION cut`);
  }
  await moveDatabase(file, url);
  expect(await count("contact_inquiries")).toBe(inquiries);
});

test("a new site that has an export of WordPress already keeps it: the move names what it found, and nothing changes", async () => {
  await prepare(url);
  const backend = new PostgresBackend(url);
  const client = createPrismaClient(new GuardedDatabase(backend));
  await client.blogPost.create({ data: { title: "Repris de WordPress", slug: "repris", category: "Pages" } });
  await client.redirect.create({ data: { from_path: "/2021/03/repris" } });
  await backend.close();
  await expect(moveDatabase(file, url)).rejects.toThrow(/in use already.*blog_posts 1.*redirects 1.*empty database/);
  expect([await count("blog_posts"), await count("redirects"), await count("profiles")]).toEqual([1, 1, 0]);
});

test("a row of the migrations that was changed counts as use", async () => {
  await prepare(url);
  await askServer(
    url,
    "UPDATE reply_templates SET body = 'Réécrit' WHERE id = (SELECT id FROM reply_templates LIMIT 1)",
  );
  await expect(moveDatabase(file, url)).rejects.toThrow(/in use already.*\(reply_templates \d+\)/);
  expect(await count("reply_templates WHERE body = 'Réécrit'")).toBe(1);
});

test("the database of another application gets no table of ours, whatever made its own", async () => {
  await askServer(url, "CREATE TABLE orders (id int PRIMARY KEY); CREATE VIEW open_orders AS SELECT * FROM orders");
  await expect(moveDatabase(file, url)).rejects.toThrow(/holds 2 tables.*\(open_orders, orders\): name an empty/);
  expect(await tables()).toEqual(["orders"]);
  await askServer(
    url,
    `CREATE TABLE _prisma_migrations (migration_name text, finished_at timestamptz, rolled_back_at timestamptz);
    INSERT INTO _prisma_migrations VALUES ('20200101000000_orders', now(), NULL)`,
  );
  await expect(moveDatabase(file, url)).rejects.toThrow(/holds 2 tables/);
  expect(await tables()).toEqual(["orders", "_prisma_migrations"]);
});

test("a move that was killed while it migrated is begun anew", async () => {
  await prepare(url);
  await askServer(
    url,
    `CREATE SCHEMA aside; ALTER TABLE _prisma_migrations SET SCHEMA aside;
    DROP SCHEMA public CASCADE; CREATE SCHEMA public;
    ALTER TABLE aside._prisma_migrations SET SCHEMA public; UPDATE _prisma_migrations SET finished_at = NULL`,
  );
  await moveDatabase(file, url);
  expect(await count("contact_inquiries")).toBe(inquiries);
});

test.each([
  ["an empty database", "SELECT 1"],
  ["a database that they made", formerDatabase],
])("a site of the former migrations is moved to %s", async (_, made) => {
  await askServer(url, made);
  const former = new EmbeddedBackend(join(temporaryDataDir(), "database"));
  const adapter = await former.connect();
  await adapter.executeScript(`${emptyDatabase}${formerDatabase}
    INSERT INTO profiles (full_name) VALUES ('Nour')`);
  const { file: copy } = await backupDatabase("manual", former);
  await former.close();
  await moveDatabase(copy, url);
  expect(await askServer(url, "SELECT full_name FROM profiles")).toEqual([["Nour"]]);
  const history = await askServer(url, "SELECT migration_name FROM _prisma_migrations ORDER BY migration_name");
  expect(history.flat()).toEqual(migrationNames());
});

test("what a killed move left goes at the next one and at a start; that of one under way stays", async () => {
  const leave = () => mkdirSync(join(env.DATA_DIR, ".moving", "database"), { recursive: true });
  mkdirSync(join(env.DATA_DIR, ".moving-0a1b2c3d"));
  leave();
  await removeUnfinishedWork();
  expect(moving()).toEqual([]);
  leave();
  await askServer(url, "CREATE TABLE orders (id int)");
  const isThere: boolean[] = [];
  const look = () => isThere.push(existsSync(join(env.DATA_DIR, ".moving", "database", "PG_VERSION")));
  const refused = moveDatabase(file, url, look);
  // Its folder is there once it has its lock.
  await waitFor(() => expect(moving()).toEqual([".moving"]));
  await removeUnfinishedWork();
  await expect(moveDatabase(file, url)).rejects.toThrow("Another move is under way");
  await expect(refused).rejects.toThrow("holds 1 tables");
  expect([isThere, moving()]).toEqual([[true], []]);
});
