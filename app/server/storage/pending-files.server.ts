import { DAY_MS } from "~/lib/dates/durations";
import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";
import { logger } from "~/server/logger.server";
import { storage } from "./storage.server";

const PRUNED_AT_ONCE = 200;

/** Notes a key before its file is stored: it is deleted a day later, unless a row has named it by then. */
export async function addPendingFile(key: string): Promise<void> {
  await db.pendingFile.create({ data: { key } });
}

/** Keeps stored files for good, in the transaction that writes the rows which name them. */
export async function keepFiles(tx: Transaction, keys: readonly string[]): Promise<void> {
  await tx.pendingFile.deleteMany({ where: { key: { in: [...keys] } } });
}

/** Deletes a stored file that no row names; what the store does not delete now is left to housekeeping. */
export async function deletePendingFile(key: string): Promise<void> {
  try {
    await storage.delete(key);
    await db.pendingFile.deleteMany({ where: { key } });
  } catch (error) {
    logger.error({ event: "upload-not-deleted", key, err: error });
  }
}

/** Deletes the files whose upload ended without a row a day ago, and those whose row is gone, from the trash too. */
export async function prunePendingFiles(): Promise<void> {
  const old = new Date(Date.now() - DAY_MS);
  const found = await db.$queryRaw<{ key: string }[]>`
    SELECT f.key FROM pending_files f
    WHERE f.created_at < ${old} AND NOT EXISTS (SELECT FROM trash_items t WHERE f.key = ANY (t.file_keys))
    ORDER BY f.created_at LIMIT ${PRUNED_AT_ONCE}`;
  for (const { key } of found) await deletePendingFile(key);
}
