import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const folder = vi.hoisted(() => {
  const below = `${process.env.DATA_DIR}-proof-${process.pid}`;
  process.env.BACKUP_DIR = `${below}/archives`;
  return below;
});

import { checkArchive } from "~/server/backup/check-archive.server";
import { makeArchive } from "~/server/backup/make-archive.server";
import { backupDatabase } from "~/server/db/backup.server";
import { databaseBackend } from "~/server/db/db.server";
import { migrationNames } from "~/server/db/migrate.server";
import { env } from "~/server/env.server";
import { resetDatabase } from "../../support/database";

const archives = env.BACKUP_DIR!;

beforeEach(async () => {
  await resetDatabase();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(archives, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a copy that a running site has made of its embedded database", () => {
  it("is described as it says of itself", async () => {
    const { file: copy } = await backupDatabase("manual", databaseBackend);
    const { file } = await makeArchive({ reason: "manual", version: "1.0.0", copy }, databaseBackend);
    const { manifest } = await checkArchive(file);
    const version = expect.stringMatching(/^\d+\.\d+/);
    expect(manifest.database).toEqual({ kind: "PGlite", version, migration: migrationNames().at(-1) });
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
      await expect(making).rejects.toThrow(/vide ou illisible/);
    }
    expect(readdirSync(archives)).toEqual([]);
  });
});
