import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";

const NOTED_SINCE = "20261127140000_operations";

/** What is wrong with the site now, the longest first. */
export function listAlerts(tx: Transaction = db) {
  return tx.systemAlert.findMany({ orderBy: [{ since: "asc" }, { kind: "asc" }] });
}

/** The backups that were begun last, the newest first. */
export function listBackupRuns(limit: number) {
  return db.backupRun.findMany({ orderBy: [{ started_at: "desc" }, { id: "desc" }], take: limit });
}

/** The newest backup that has a file, and the newest that ended without one after it. */
export async function getBackupState(now: Date) {
  const past = { started_at: { lte: now } };
  const newest = { orderBy: { started_at: "desc" } } as const;
  const good = await db.backupRun.findFirst({ where: { ...past, file: { not: null } }, ...newest });
  const since = good ? { gt: good.started_at, lte: now } : { lte: now };
  const failed = await db.backupRun.findFirst({ where: { started_at: since, error: { not: null } }, ...newest });
  return { good, failed };
}

/** Since when backups are noted. */
export async function getBeginning(): Promise<Date | null> {
  const [row] = await db.$queryRaw<{ at: Date | null }[]>`SELECT min(finished_at) AS at FROM _prisma_migrations
    WHERE migration_name = ${NOTED_SINCE}`;
  return row?.at ?? null;
}

export type Alert = Awaited<ReturnType<typeof listAlerts>>[number];
export type BackupRun = Awaited<ReturnType<typeof listBackupRuns>>[number];
