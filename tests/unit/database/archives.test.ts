import { mkdirSync, readdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";

const folder = vi.hoisted(() => {
  const below = `${process.env.DATA_DIR}-proof-${process.pid}`;
  process.env.BACKUP_DIR = `${below}/archives`;
  return below;
});

import { examineSystem } from "~/features/operations/checks/examine.server";
import { readFigures } from "~/features/operations/figures.server";
import { backUpNightly } from "~/features/operations/nightly-backup.server";
import { watchSystem } from "~/features/operations/watch-system.server";
import { db, openDatabase } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { gauges } from "~/server/watching/metrics.server";
import { backup } from "../../../prisma/commands/backup";
import { resetDatabase } from "../../support/database";
import { said } from "../../support/findings";

const archives = env.BACKUP_DIR!;
const HOUR_MS = 3_600_000;
const NO_DISK = { freeBytes: 1, totalBytes: 1, share: 0 };

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
  await watchSystem(new Date(), NO_DISK);
  expect(await db.systemAlert.findMany()).toMatchObject([
    { kind: "backup-failed", detail: expect.stringContaining("Il reste") },
  ]);
});

/** What each of those says that look at the age of the newest archive. */
async function everyWord() {
  await watchSystem(new Date(), NO_DISK);
  const alerts = await db.systemAlert.findMany({ orderBy: { kind: "asc" } });
  await readFigures();
  const [age] = (await gauges.backupAge.get()).values;
  const sentences = said((await examineSystem()).filter(({ subject }) => subject === "Sauvegardes"));
  return { alerts: alerts.map(({ kind }) => kind), hours: Math.floor((age?.value ?? -1) / 3_600), sentences };
}

it("an archive that was asked for ends the alarm of a night that failed, wherever it is told", async () => {
  const at = (hours: number) => ({ reason: "nightly", started_at: new Date(Date.now() - hours * HOUR_MS) });
  const ofThatNight = "20260101T013000000Z-nightly.zellige.tar";
  writeFileSync(join(archives, ofThatNight), "");
  await db.backupRun.create({ data: { ...at(30), file: ofThatNight } });
  await db.backupRun.create({ data: { ...at(6), error: "Le disque est plein" } });
  expect(await everyWord()).toEqual({
    ...{ alerts: ["backup-failed", "backup-old"], hours: 30 },
    sentences: [
      expect.stringMatching(/^wrong: La dernière archive a 30 h.*npm run backup/),
      expect.stringMatching(/^good: Gardées : 1 dans .*, la plus ancienne du 1er janvier 2026\.$/),
    ],
  });
  // What is not whole has another name.
  mkdirSync(join(archives, ".making-000000"));
  writeFileSync(join(archives, ".making-000000", "20260101T000000000Z-manual.zellige.tar"), "");
  await backup();
  await openDatabase();
  expect(await everyWord()).toEqual({
    ...{ alerts: [], hours: 0 },
    sentences: ["good: La dernière archive a 0 h.", expect.stringMatching(/^good: Gardées : 2 dans /)],
  });
  expect(readdirSync(archives).filter((name) => name.endsWith("-manual.zellige.tar"))).toHaveLength(1);
});
