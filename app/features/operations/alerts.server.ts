import { listArchiveNames } from "~/server/backup/make-archive.server";
import { isMadeFor, madeAt } from "~/server/backup/retention";
import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";
import { usesEmbeddedDatabase } from "~/server/env.server";

/** The reasons of archives, at the end of their file names. */
export const BY_HAND = "manual";
export const NIGHTLY = "nightly";

/** What is wrong with the site now, the longest first. */
export function listAlerts(tx: Transaction = db) {
  return tx.systemAlert.findMany({ orderBy: [{ since: "asc" }, { kind: "asc" }] });
}

export function listBackupRuns(limit: number) {
  return db.backupRun.findMany({ orderBy: [{ started_at: "desc" }, { id: "desc" }], take: limit });
}

/** When the newest good backup was begun, and the newest failure after it. */
export async function getBackupState(now: Date) {
  const past = { started_at: { lte: now } };
  const newest = { orderBy: { started_at: "desc" } } as const;
  const good = await db.backupRun.findFirst({ where: { ...past, file: { not: null } }, ...newest });
  const dates = [good?.started_at, ...listMadeByHand()].flatMap((date) =>
    date && date <= now ? [date.getTime()] : [],
  );
  const goodAt = dates.length > 0 ? new Date(Math.max(...dates)) : null;
  const since = goodAt ? { gt: goodAt, lte: now } : { lte: now };
  const failed = await db.backupRun.findFirst({ where: { started_at: since, error: { not: null } }, ...newest });
  return { goodAt, failed };
}

/** The file of the newest archive that the site has made by itself, until now; null without any. */
export async function getLastNightlyArchive(now: Date): Promise<string | null> {
  const made = { reason: NIGHTLY, file: { not: null }, started_at: { lte: now } };
  return (await db.backupRun.findFirst({ where: made, orderBy: { started_at: "desc" } }))?.file ?? null;
}

/**
 * `npm run backup` may not write into an embedded database that a site has open: its archive is only known by its file,
 * which gets its name once it is complete. On a server the command notes its archive.
 */
function listMadeByHand(): (Date | null)[] {
  if (!usesEmbeddedDatabase) return [];
  try {
    return listArchiveNames()
      .filter((name) => isMadeFor(BY_HAND, name))
      .map(madeAt);
  } catch {
    // No archive of an unreadable folder counts.
    return [];
  }
}

/** Since when backups are noted: since the database was made. */
export async function getBeginning(): Promise<Date | null> {
  const [row] = await db.$queryRaw<{ at: Date | null }[]>`SELECT min(finished_at) AS at FROM _prisma_migrations`;
  return row?.at ?? null;
}

export type Alert = Awaited<ReturnType<typeof listAlerts>>[number];
export type BackupRun = Awaited<ReturnType<typeof listBackupRuns>>[number];

/** The errors that were counted, the one that came last first. @param reference only the one that it belongs to */
export function listErrors(limit: number, reference?: string) {
  return db.errorGroup.findMany({
    where: reference ? { references: { has: reference } } : {},
    orderBy: [{ last_at: "desc" }, { fingerprint: "asc" }],
    take: limit,
  });
}

export type ErrorGroup = Awaited<ReturnType<typeof listErrors>>[number];
