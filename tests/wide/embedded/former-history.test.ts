import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";

const archives = vi.hoisted(() => {
  process.env.BACKUP_DIR = `${process.env.DATA_DIR}-former-${process.pid}`;
  return process.env.BACKUP_DIR;
});

import { makeArchive } from "~/server/backup/make-archive.server";
import { askBy, listTables } from "~/server/backup/move-database.server";
import { restoreArchive } from "~/server/backup/restore-archive.server";
import { restoreDatabase } from "~/server/db/backup.server";
import { backupsFolder } from "~/server/db/database-directory.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import former from "~/server/db/former-migrations.json";
import { INIT, migrateDatabase, migrationNames, pendingMigrations } from "~/server/db/migrate.server";
import { readCatalog } from "../../support/catalog";
import { emptyDatabase, formerDatabase } from "../../support/former-database";
import { migrationsBefore } from "../../support/migrations-folder";
import { temporaryDataDir } from "../../support/temporary-database";

// A restore unpacks the archive in a process of its own.
vi.setConfig({ testTimeout: 180_000 });

const MESSAGE = `INSERT INTO contact_inquiries (name, email, message) VALUES ('Nour', 'nour@exemple.ma', 'Un riad')`;
const NAMES = migrationNames();
const HISTORY = "SELECT migration_name FROM _prisma_migrations ORDER BY 1";
const INQUIRERS = "SELECT name FROM contact_inquiries";

afterAll(() => rmSync(archives, { recursive: true, force: true }));

/** A database of the present migrations, or an empty one. */
function openPresent(isMigrated = true) {
  const directory = join(temporaryDataDir(isMigrated), "database");
  const backend = new EmbeddedBackend(directory);
  onTestFinished(() => backend.close());
  const ask = async (sql: string) => askBy(await backend.connect())(sql);
  const backups = () => {
    const folder = backupsFolder(directory);
    return readdirSync(folder).map((name) => join(folder, name));
  };
  return { backend, ask, backups };
}

/** A database that the migrations before `init` made. */
async function openFormer(sql = MESSAGE) {
  const present = openPresent();
  const adapter = await present.backend.connect();
  await adapter.executeScript(`${emptyDatabase}${formerDatabase}${sql}`);
  // The settings of the script are those of its session.
  await present.backend.close();
  return present;
}

/** The rows of every table, without what each database makes of its own: ids and times. */
async function seededRows(backend: EmbeddedBackend) {
  const ask = askBy(await backend.connect());
  const rows: Record<string, unknown> = {};
  for (const { name, columns } of await listTables(ask, ["uuid", "timestamp with time zone"]))
    rows[name] = (await ask(`SELECT ROW(${columns})::text FROM "${name}" ORDER BY 1`)).flat();
  return rows;
}

test("init makes the same schema and the same rows as the migrations that it replaces", async () => {
  const [before, present] = [await openFormer(""), openPresent(false)];
  await migrateDatabase(present.backend, migrationsBefore("20261128"));
  const catalog = await readCatalog(await present.backend.connect());
  expect(catalog.length).toBeGreaterThan(1000);
  expect(catalog).toEqual(await readCatalog(await before.backend.connect()));
  const rows = await seededRows(present.backend);
  expect(Object.keys(rows).length).toBeGreaterThan(60);
  expect(rows).toEqual(await seededRows(before.backend));
});

test("a database of the former migrations is backed up and says that init made it, with its rows as they were", async () => {
  const { backend, ask, backups } = await openFormer();
  expect(await pendingMigrations(backend)).toEqual(NAMES);
  expect(await migrateDatabase(backend)).toEqual({ applied: NAMES });
  expect(await migrateDatabase(backend)).toEqual({ applied: [] });
  const checksum = createHash("sha256").update(readFileSync(`prisma/migrations/${INIT}/migration.sql`));
  const recorded = `SELECT migration_name, checksum, finished_at IS NOT NULL, applied_steps_count FROM _prisma_migrations
    WHERE migration_name = '${INIT}'`;
  expect(await ask(recorded)).toEqual([[INIT, checksum.digest("hex"), true, 1]]);
  expect(await ask(INQUIRERS)).toEqual([["Nour"]]);

  const [file, ...more] = backups();
  expect([file, more]).toEqual([expect.stringMatching(/-before-migration\.tar\.gz$/), []]);
  await restoreDatabase(file!, backend);
  expect((await ask(HISTORY)).flat()).toEqual(former.migrations);
  expect(await migrateDatabase(backend)).toEqual({ applied: NAMES });
});

test("an archive of the former migrations is restored onto a database of init", async () => {
  const before = await openFormer();
  const { file } = await makeArchive({ reason: "manual", version: "1.0.0" }, before.backend);
  const { backend, ask } = openPresent();
  await restoreArchive(file, backend);
  expect(await migrateDatabase(backend)).toEqual({ applied: NAMES });
  expect([(await ask(HISTORY)).flat(), await ask(INQUIRERS)]).toEqual([NAMES, [["Nour"]]]);
});

test("a history that this version does not know stops the start with a sentence, and nothing is changed", async () => {
  const { backend, ask, backups } = await openFormer(
    "DELETE FROM _prisma_migrations WHERE migration_name > '20261206'",
  );
  const refusal = async (sentence: RegExp) => {
    const history = await ask(HISTORY);
    const refused = await migrateDatabase(backend).catch((error) => error);
    expect(refused).toMatchObject({ name: "DatabaseStartError", message: expect.stringMatching(sentence) });
    expect(await ask(HISTORY)).toEqual(history);
  };
  await refusal(/^The database has \d\d of the 101 migrations that \w+ replaces: start commit [0-9a-f]{40} on it once/);
  await ask(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    VALUES ('1', 'x', '20300101000000_towns', now())`);
  await refusal(
    /^The database has migrations that this version does not know \(20300101000000_towns\): start the version/,
  );
  expect(backups).toThrow("ENOENT");
});
