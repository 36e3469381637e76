import { vacuumChangedTables } from "~/server/db/vacuum.server";
import { db } from "~/server/db.server";
import { pruneKeptForms } from "~/server/kept-forms.server";
import { logger } from "~/server/logger.server";
import { pruneSubmissionDigests } from "~/server/store-once.server";

const HOUR_MS = 3_600_000;
const FAILED_JOB_MS = 30 * 24 * HOUR_MS;
/** For so long, whoever opens a link that is too old is told so, and may ask for another by it. */
const ENDED_LINK_MS = 30 * 24 * HOUR_MS;

/**
 * Removes rows that only time makes useless: ended sessions, links and limits, forms kept for nobody, digests that hold
 * nothing back, and jobs that failed for good a month ago. A job that is done is gone at once. Then clears the room that
 * gone rows took.
 */
export async function tidyUp(): Promise<void> {
  const now = new Date();
  const isOver = { where: { expires_at: { lt: now } } };
  await pruneSubmissionDigests();
  await pruneKeptForms();
  await db.session.deleteMany(isOver);
  await db.accountToken.deleteMany({ where: { expires_at: { lt: new Date(now.getTime() - ENDED_LINK_MS) } } });
  await db.blogViewMark.deleteMany(isOver);
  await db.rateLimiterFlexible.deleteMany({ where: { expire: { lt: now } } });
  await db.job.deleteMany({ where: { failed_at: { lt: new Date(now.getTime() - FAILED_JOB_MS) } } });
  await vacuumChangedTables();
}

/** Tidies up at once, and every hour for as long as the process serves; a failure is logged and tried again then. */
export function startHousekeeping(): void {
  const tidy = () => tidyUp().catch((error: unknown) => logger.warn({ event: "housekeeping-failed", err: error }));
  void tidy();
  setInterval(tidy, HOUR_MS).unref();
}
