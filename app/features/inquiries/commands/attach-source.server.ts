import { admitSource, hasNames, sourceInOthers } from "~/features/marketing/commands/admit-source.server";
import type { LeadSource } from "~/features/marketing/model/lead-source";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { logger } from "~/server/logger.server";

/**
 * Adds to a stored lead how its sender came. The lead waits for none of it, and is none the worse where it fails: a source
 * whose sites and campaigns cannot be named at once has OTHERS, one that cannot be written stays unknown. Never throws.
 * @param lookUp finds the source; what it throws is logged
 */
export async function attachSource(id: string, lookUp: () => Promise<LeadSource>, now = new Date()): Promise<void> {
  try {
    const source = await lookUp();
    await attachNamed(id, source, now).catch((error: unknown) => {
      logger.warn({ event: "source-not-admitted", inquiryId: id, err: error });
      return runTransaction((tx) => attach(tx, id, sourceInOthers(source)));
    });
  } catch (error) {
    logger.warn({ event: "source-not-attached", inquiryId: id, err: error });
  }
}

function attachNamed(id: string, source: LeadSource, now: Date): Promise<void> {
  if (!hasNames(source)) return attach(db, id, source);
  return runTransaction(async (tx) => {
    // The counts of a busy site may hold the lock for longer than a sender should wait.
    await tx.$executeRaw`SET LOCAL lock_timeout = '500ms'`;
    await attach(tx, id, await admitSource(tx, source, now));
  });
}

/** A form that is sent twice leaves what was known first. */
async function attach(tx: Transaction, id: string, source: LeadSource): Promise<void> {
  await tx.contactInquiry.updateMany({ where: { id, last_at: null }, data: source });
}
