import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { afterAll, beforeEach, expect, it, vi } from "vitest";

const { server, folder } = await vi.hoisted(async () => {
  const { S3Server } = await import("../../support/s3-server");
  const started = await S3Server.create();
  const below = `${process.env.DATA_DIR}-tries-${process.pid}`;
  process.env.BACKUP_DIR = `${below}/archives`;
  process.env.BACKUP_URL = `${started.storageUrl()}/archives`;
  return { server: started, folder: below };
});

import { NIGHTLY_BACKUP_JOB, nightlyBackupJob } from "~/features/operations/nightly-backup.server";
import { deleteStoredArchive, listStoredArchives } from "~/server/backup/archive-bucket.server";
import { db } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { resetDatabase } from "../../support/database";
import { passTime } from "../../support/drive-jobs";
import { waitUntil } from "../../support/wait-for";

const HOUR_MS = 3_600_000;
const archives = env.BACKUP_DIR!;

beforeEach(async () => {
  await resetDatabase();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(archives, { recursive: true });
  for (const name of await listStoredArchives()) await deleteStoredArchive(name);
});

afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

const tryOnce = async () => runJob((await claimJob([NIGHTLY_BACKUP_JOB]))!, nightlyBackupJob);

/** What has not answered is left alone for a moment. */
async function storeIsBack(): Promise<void> {
  await server.start();
  const answers = () =>
    listStoredArchives().then(
      () => true,
      () => false,
    );
  await waitUntil(answers);
}

it("a store that is away for a minute does not cost the night: the same archive is sent again, then the next night is planned", async () => {
  await nightlyBackupJob.recover?.();
  await passTime(25 * HOUR_MS);
  await server.stop();
  try {
    await tryOnce();
  } finally {
    await storeIsBack();
  }
  const made = readdirSync(archives);
  expect(made).toEqual([expect.stringMatching(/-nightly\.zellige\.tar$/)]);
  expect(await db.backupRun.findMany()).toMatchObject([{ file: null, error: expect.stringContaining("The store") }]);
  const [waiting] = await db.job.findMany();
  expect(waiting).toMatchObject({ attempts: 1, failed_at: null });
  expect(waiting!.run_at.getTime() - Date.now()).toBeLessThan(60_000);

  await passTime(60_000);
  await tryOnce();
  expect([await listStoredArchives(), readdirSync(archives)]).toEqual([made, made]);
  expect(await db.backupRun.count({ where: { file: made[0]! } })).toBe(1);
  const [next] = await db.job.findMany();
  expect(next).toMatchObject({ kind: NIGHTLY_BACKUP_JOB, attempts: 0 });
  expect(next!.run_at.getTime()).toBeGreaterThan(Date.now());
});

it("a store that is away for good is asked seven times, and the next night is planned", async () => {
  await nightlyBackupJob.recover?.();
  await server.stop();
  try {
    for (let tries = 1; tries <= 7; tries += 1) {
      expect(await db.job.findMany()).toMatchObject([{ attempts: tries - 1 }]);
      await passTime(25 * HOUR_MS);
      await tryOnce();
    }
  } finally {
    await storeIsBack();
  }
  expect(await db.backupRun.count({ where: { error: { not: null } } })).toBe(7);
  expect(await db.job.findMany()).toMatchObject([{ attempts: 0, failed_at: null }]);
  expect(readdirSync(archives)).toHaveLength(1);
});
