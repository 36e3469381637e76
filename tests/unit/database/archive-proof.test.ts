import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const folder = vi.hoisted(() => {
  const below = `${process.env.DATA_DIR}-proof-${process.pid}`;
  process.env.BACKUP_DIR = `${below}/archives`;
  return below;
});

import { backUpNightly } from "~/features/operations/commands/nightly-backup.server";
import { watchSystem } from "~/features/operations/commands/watch-system.server";
import { checkArchive } from "~/server/backup/check-archive.server";
import { makeArchive } from "~/server/backup/make-archive.server";
import { PART_NAMES } from "~/server/backup/manifest";
import { runPostgresTool } from "~/server/backup/postgres-tools.server";
import { proveDatabase } from "~/server/backup/prove-database.server";
import { backupDatabase } from "~/server/db/backup.server";
import { databaseBackend, db } from "~/server/db/db.server";
import { env, usesEmbeddedDatabase } from "~/server/env.server";
import { resetDatabase } from "../../support/database";

const archives = env.BACKUP_DIR!;
const UNREADABLE = /vide ou illisible/;

beforeEach(async () => {
  await resetDatabase();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(archives, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newestMigration = () =>
  readdirSync("prisma/migrations")
    .filter((name) => !name.endsWith(".toml"))
    .sort()
    .at(-1);

describe.runIf(usesEmbeddedDatabase)("a copy that a running site has made of its embedded database", () => {
  it("is described as it says of itself", async () => {
    const { file: copy } = await backupDatabase("manual", databaseBackend);
    const { file } = await makeArchive({ reason: "manual", version: "1.0.0", copy }, databaseBackend);
    const { manifest } = await checkArchive(file);
    const version = expect.stringMatching(/^\d+\.\d+/);
    expect(manifest.database).toEqual({ kind: "PGlite", version, migration: newestMigration() });
    rmSync(copy);
  });

  it("is no archive where it is empty or cut off", async () => {
    const { file: whole } = await backupDatabase("manual", databaseBackend);
    const copy = join(folder, "copy.tar.gz");
    const bytes = readFileSync(whole);
    rmSync(whole);
    for (const broken of [Buffer.alloc(0), bytes.subarray(0, bytes.length / 2)]) {
      writeFileSync(copy, broken);
      const making = makeArchive({ reason: "manual", version: "1.0.0", copy }, databaseBackend);
      await expect(making).rejects.toThrow(UNREADABLE);
    }
    expect(readdirSync(archives)).toEqual([]);
  });
});

describe.runIf(!usesEmbeddedDatabase)("a dump of a PostgreSQL server", () => {
  const path = join(folder, "database.dump");
  const prove = () => proveDatabase({ name: PART_NAMES.postgres, path });
  const dump = (...args: string[]) =>
    runPostgresTool("pg_dump", env.DATABASE_URL, ["--format=custom", "--file", path, ...args]);

  it("is proved, and described as the server", async () => {
    await dump();
    expect(await prove()).toMatchObject({ kind: "PostgreSQL", migration: newestMigration() });
  });

  it("is none where it is empty, cut off, or has no rows of the site", async () => {
    writeFileSync(path, "");
    await expect(prove()).rejects.toThrow(UNREADABLE);
    await dump();
    truncateSync(path, Math.floor(readFileSync(path).length / 2));
    await expect(prove()).rejects.toThrow(UNREADABLE);
    for (const without of ["--schema-only", "--exclude-schema=public"]) {
      await dump(without);
      await expect(prove()).rejects.toThrow(UNREADABLE);
    }
  });
});

it("a night whose archive the disk has no room for writes nothing, and says so to the admins", async () => {
  const { bavail, bsize } = statfsSync(archives);
  const media = join(env.DATA_DIR, "media", "room");
  mkdirSync(media, { recursive: true });
  const large = join(media, "film.mp4");
  writeFileSync(large, "");
  // Without any blocks, as `ls` would show it: more than the disk has free, when the reserve is added.
  truncateSync(large, bavail * bsize);
  try {
    expect(await backUpNightly()).toBeNull();
  } finally {
    rmSync(media, { recursive: true });
  }
  const [run] = await db.backupRun.findMany();
  expect(run?.error).toMatch(
    /^Il reste .+\u00a0Mo sur le disque de .+, l’archive en demande .+\u00a0Mo.+BACKUP_DIR\.$/,
  );
  expect(readdirSync(archives)).toEqual([]);
  await watchSystem(new Date(), { freeBytes: 1, totalBytes: 1, share: 0 });
  expect(await db.systemAlert.findMany()).toMatchObject([
    { kind: "backup-failed", detail: expect.stringContaining("Il reste") },
  ]);
});
