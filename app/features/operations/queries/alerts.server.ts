import { listArchiveNames } from "~/server/backup/make-archive.server";
import { isMadeFor, madeAt } from "~/server/backup/retention";
import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";
import { usesEmbeddedDatabase } from "~/server/env.server";

/** Why an archive was made that somebody asked for; it ends the file's name. */
export const BY_HAND = "manual";
/** The same of those that the site makes by itself. */
export const NIGHTLY = "nightly";

/** What is wrong with the site now, the longest first. */
export function listAlerts(tx: Transaction = db) {
  return tx.systemAlert.findMany({ orderBy: [{ since: "asc" }, { kind: "asc" }] });
}

/** The backups that were begun last, the newest first. */
export function listBackupRuns(limit: number) {
  return db.backupRun.findMany({ orderBy: [{ started_at: "desc" }, { id: "desc" }], take: limit });
}

/** When the newest good backup was begun, of whatever made it, and the newest that ended without a file after it. */
export async function getBackupState(now: Date) {
  const past = { started_at: { lte: now } };
  const newest = { orderBy: { started_at: "desc" } } as const;
  const good = await db.backupRun.findFirst({ where: { ...past, file: { not: null } }, ...newest });
  const goodAt = latest([good?.started_at ?? null, ...listMadeByHand()], now);
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
 * Beside a running site on the embedded database `npm run backup` may not write into it: its archive is known by its file
 * alone, which has its name once it is whole. On a server the command notes what it has made.
 */
function listMadeByHand(): (Date | null)[] {
  if (!usesEmbeddedDatabase) return [];
  try {
    return listArchiveNames()
      .filter((name) => isMadeFor(BY_HAND, name))
      .map(madeAt);
  } catch {
    // A folder that cannot be read holds none that could be relied upon.
    return [];
  }
}

function latest(dates: readonly (Date | null)[], now: Date): Date | null {
  const past = dates.flatMap((date) => (date && date <= now ? [date.getTime()] : []));
  return past.length > 0 ? new Date(Math.max(...past)) : null;
}

/** Since when backups are noted: since the database was made. */
export async function getBeginning(): Promise<Date | null> {
  const [row] = await db.$queryRaw<{ at: Date | null }[]>`SELECT min(finished_at) AS at FROM _prisma_migrations`;
  return row?.at ?? null;
}

export type Alert = Awaited<ReturnType<typeof listAlerts>>[number];
export type BackupRun = Awaited<ReturnType<typeof listBackupRuns>>[number];
