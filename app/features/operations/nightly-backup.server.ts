import { rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { BY_HAND, NIGHTLY } from "~/features/operations/alerts.server";
import {
  deleteStoredArchive,
  hasArchiveBucket,
  listStoredArchives,
  storeArchive,
} from "~/server/backup/archive-bucket.server";
import { archivesFolder, listArchiveNames, makeArchive } from "~/server/backup/make-archive.server";
import { isMadeFor, madeAt, outdated } from "~/server/backup/retention";
import { databaseBackend, db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { endJob, enqueueJob } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { release } from "~/server/release.server";
import { addDays, dayInCasablanca, instantOf } from "~/site/calendar";
import { watchSystem } from "./watch-system.server";

export const NIGHTLY_BACKUP_JOB = "nightly-backup";

/** By the clock of Casablanca. */
const HOUR = "02:30";
/** Half a minute after a failure, then after twice as long each time: for half an hour. */
const TRIES = 7;
/** For so long an archive of the folder is that of this night: a try that only failed to store it stores the same one. */
const SAME_NIGHT_MS = 2 * 3_600_000;
const RUNS_KEPT = 400;
const REASON_MAX_LENGTH = 300;

/**
 * Archives the site every night, reads the archive back, and removes outdated ones. A failure is noted and, after the last
 * try, told to the admins; the next night is planned either way.
 */
export const nightlyBackupJob: JobHandler = {
  attemptsMax: TRIES,
  lane: NIGHTLY_BACKUP_JOB,
  run: async (job) => {
    const file = await backUpNightly();
    if (!file && job.attempts < TRIES) throw new Error("There is no archive of this night yet");
    await runTransaction(async (tx) => {
      await endJob(tx, job);
      await enqueueBackup(tx, new Date());
    });
    await watchSystem();
  },
  recover: () => runTransaction((tx) => enqueueBackup(tx, new Date())),
  onFailed: (tx) => enqueueBackup(tx, new Date()),
};

/** Enqueues the next night, once. */
async function enqueueBackup(tx: Transaction, now: Date): Promise<void> {
  const today = dayInCasablanca(now);
  const day = now < instantOf(`${today}T${HOUR}`) ? today : addDays(today, 1);
  const job = { kind: NIGHTLY_BACKUP_JOB, payload: { day }, uniqueKey: NIGHTLY_BACKUP_JOB };
  await enqueueJob(tx, { ...job, runAt: instantOf(`${day}T${HOUR}`) });
}

/** Makes an archive now, and notes how that went. @returns its file; null where there is none */
export async function backUpNightly(): Promise<string | null> {
  const run = await runTransaction((tx) => tx.backupRun.create({ data: { reason: NIGHTLY } }));
  try {
    const { file, bytes } =
      (await unstoredOfTonight()) ?? (await makeArchive({ reason: NIGHTLY, version: release }, databaseBackend));
    await storeArchive(file);
    const data = { file: basename(file), bytes: BigInt(bytes), finished_at: new Date() };
    await runTransaction((tx) => tx.backupRun.update({ where: { id: run.id }, data }));
    logger.info({ event: "archived", file, bytes });
    // The night has its archive, whether or not others can be removed now.
    await removeOldRuns(basename(file)).catch((error: unknown) => {
      logger.warn({ event: "archives-not-removed", err: error });
    });
    return file;
  } catch (error) {
    logger.error({ event: "backup-failed", err: error });
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_MAX_LENGTH);
    const data = { error: reason, finished_at: new Date() };
    await runTransaction((tx) => tx.backupRun.update({ where: { id: run.id }, data }));
    return null;
  }
}

/** Notes an archive made by a command: it ends the alerts, as a nightly one does. */
export async function noteBackupByHand(file: string, beganAt: Date): Promise<void> {
  const made = { file: basename(file), bytes: BigInt(statSync(file).size) };
  const data = { reason: BY_HAND, ...made, started_at: beganAt, finished_at: new Date() };
  await runTransaction((tx) => tx.backupRun.create({ data }));
}

/** The complete archive of an earlier try that could not be stored. */
async function unstoredOfTonight(): Promise<{ file: string; bytes: number } | null> {
  const name = listArchiveNames().filter(isNightly).at(-1);
  const age = Date.now() - (name ? (madeAt(name)?.getTime() ?? 0) : 0);
  if (!hasArchiveBucket || !name || age < 0 || age > SAME_NIGHT_MS) return null;
  if ((await listStoredArchives()).includes(name)) return null;
  const file = join(archivesFolder(), name);
  return { file, bytes: statSync(file).size };
}

/** Beside a bucket, the folder keeps only the newest archive and those that were never stored. Old runs go too. */
async function removeOldRuns(newest: string): Promise<void> {
  const here = listArchiveNames().filter(isNightly);
  const there = (await listStoredArchives()).filter(isNightly);
  const past = new Set(outdated(here, new Date()));
  const isStored = (name: string) => hasArchiveBucket && there.includes(name);
  for (const name of here) {
    if (name !== newest && (past.has(name) || isStored(name))) rmSync(join(archivesFolder(), name), { force: true });
  }
  for (const name of outdated(there, new Date())) await deleteStoredArchive(name);
  const [oldest] = await db.backupRun.findMany({ orderBy: { started_at: "desc" }, skip: RUNS_KEPT, take: 1 });
  if (!oldest) return;
  await runTransaction((tx) => tx.backupRun.deleteMany({ where: { started_at: { lte: oldest.started_at } } }));
}

/** A backup made by hand is never removed by the clock. */
const isNightly = (name: string) => isMadeFor(NIGHTLY, name);
