import { mkdirSync, readdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";

const folder = vi.hoisted(() => {
  const below = `${process.env.DATA_DIR}-proof-${process.pid}`;
  process.env.BACKUP_DIR = `${below}/archives`;
  return below;
});

import { backUpNightly } from "~/features/operations/commands/nightly-backup.server";
import { watchSystem } from "~/features/operations/commands/watch-system.server";
import { db } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { resetDatabase } from "../../support/database";

const archives = env.BACKUP_DIR!;

beforeEach(async () => {
  await resetDatabase();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(archives, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
