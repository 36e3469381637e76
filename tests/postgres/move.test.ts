import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, beforeEach, expect, inject, test } from "vitest";
import { moveDatabase } from "~/server/backup/move-database.server";
import { backupDatabase } from "~/server/db/backup.server";
import { createPrismaClient } from "~/server/db/create-prisma-client.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { GuardedDatabase } from "~/server/db/guarded-adapter.server";
import { migrateDatabase } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { seedDemo } from "../../prisma/seed/seed";
import { makeTemporaryFolder } from "../support/temporary-folder";

const NAME = "moved_to";
let url = "";

const ask = async (address: string, sql: string) => {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows;
  } finally {
    await client.end();
  }
};

beforeEach(async () => {
  const server = new URL(process.env.DATABASE_URL!);
  await ask(server.href, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
  await ask(server.href, `CREATE DATABASE ${NAME}`);
  server.pathname = `/${NAME}`;
  url = server.href;
});

const count = async (table: string) => Number((await ask(url, `SELECT count(*) FROM ${table}`))[0]?.[0]);

/** Brings a database to this version, as the move itself does first. */
async function prepare(address: string) {
  const backend = new PostgresBackend(address);
  await migrateDatabase(backend);
  await backend.close();
}

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
  expect(await ask(url, "SELECT page, views FROM page_views WHERE page LIKE '/l’%'")).toEqual([["/l’été", 3]]);
  await expect(moveDatabase(file, url)).rejects.toThrow("is in use already");
  expect(await count("contact_inquiries")).toBe(inquiries);
});

test("a move that breaks off at any of three places leaves no row, and can be begun anew", async () => {
  for (const table of ["audit_entries", "contact_inquiries", "vat_rates"]) {
    await prepare(url);
    await ask(
      url,
      `CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
      CREATE TRIGGER cut BEFORE DELETE OR INSERT ON ${table} EXECUTE FUNCTION cut();
      ALTER TABLE ${table} ENABLE ALWAYS TRIGGER cut`,
    );
    await expect(moveDatabase(file, url)).rejects.toThrow();
    expect([await count("profiles"), await count("contact_inquiries"), await count("services")]).toEqual([0, 0, 0]);
    await ask(url, `DROP TRIGGER cut ON ${table}; DROP FUNCTION cut`);
  }
  await moveDatabase(file, url);
  expect(await count("contact_inquiries")).toBe(inquiries);
});
