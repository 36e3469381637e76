import { DAY_MS, HOUR_MS } from "~/lib/dates/durations";
import { CLOCK_SKEW_MS, onClockSetBack } from "~/server/core/clock.server";
import { db } from "~/server/db/db.server";
import { vacuumChangedTables } from "~/server/db/prune.server";
import { mergeRowCounts } from "~/server/db/row-counts.server";
import { pruneFormDrafts } from "~/server/forms/form-drafts.server";
import { pruneIdempotencyKeys } from "~/server/forms/idempotency.server";
import { logger } from "~/server/logger.server";
import { prunePageViews } from "~/server/page-views/page-views.server";
import { rescheduleJobs } from "./job-queue.server";

const MERGE_MS = 60_000;
/** Longer than any limit counts, and than a view is remembered. */
const SHORT_LIVED_MS = 2 * DAY_MS;
const FAILED_JOB_MS = 30 * DAY_MS;
/** For so long, a user who opens an expired link is told so, and may ask for another by it. */
const ENDED_LINK_MS = 30 * DAY_MS;

/** What a feature has to tidy up every hour; it may run in several processes at once. */
export type Chore = () => Promise<void>;

/**
 * Removes rows that only time makes useless (sessions, links, limits, drafts, digests, counts, failed jobs of a month),
 * then clears the room that they took.
 */
export async function runHousekeeping(): Promise<void> {
  const now = new Date();
  const isOver = { where: { expires_at: { lt: now } } };
  const never = new Date(now.getTime() + SHORT_LIVED_MS);
  await bringTimesBack(now);
  await pruneIdempotencyKeys();
  await pruneFormDrafts();
  await db.session.deleteMany(isOver);
  await db.link.deleteMany({ where: { kind: "data", ...isOver.where } });
  const longOver = { expires_at: { lt: new Date(now.getTime() - ENDED_LINK_MS) } };
  await db.link.deleteMany({ where: { email: { not: null }, ...longOver } });
  await db.visitorDayMark.deleteMany({ where: { OR: [isOver.where, { expires_at: { gt: never } }] } });
  await db.rateLimit.deleteMany({ where: { OR: [{ expire: { lt: now } }, { expire: { gt: never } }] } });
  await db.job.deleteMany({ where: { failed_at: { lt: new Date(now.getTime() - FAILED_JOB_MS) } } });
  await prunePageViews(now);
  await mergeRowCounts();
  await vacuumChangedTables();
}

/** Rows begun while the clock was ahead begin now: they last as long as meant, and no limit waits for that time. */
async function bringTimesBack(now: Date): Promise<void> {
  const ahead = new Date(now.getTime() + CLOCK_SKEW_MS);
  await db.$executeRaw`
    UPDATE sessions SET created_at = LEAST(created_at, ${now}::timestamptz),
      last_seen_at = LEAST(last_seen_at, ${now}::timestamptz),
      expires_at = LEAST(expires_at, ${now}::timestamptz + (expires_at - created_at))
    WHERE created_at > ${ahead} OR last_seen_at > ${ahead}`;
  await db.$executeRaw`
    UPDATE links SET created_at = ${now}::timestamptz,
      expires_at = ${now}::timestamptz + (expires_at - created_at) WHERE email IS NOT NULL AND created_at > ${ahead}`;
  await db.$executeRaw`
    UPDATE form_drafts SET created_at = ${now}::timestamptz,
      expires_at = ${now}::timestamptz + (expires_at - created_at) WHERE created_at > ${ahead}`;
  await rescheduleJobs(now);
}

/** Tidies up now, every hour and when the clock is set back; failures are logged. @param chores of features */
export function startHousekeeping(chores: readonly Chore[] = []): void {
  const tidy = async () => {
    for (const chore of [runHousekeeping, ...chores])
      await chore().catch((error: unknown) => logger.warn({ event: "housekeeping-failed", err: error }));
  };
  void tidy();
  setInterval(tidy, HOUR_MS).unref();
  const merge = () =>
    mergeRowCounts().catch((error: unknown) => logger.warn({ event: "counts-not-merged", err: error }));
  setInterval(merge, MERGE_MS).unref();
  onClockSetBack(tidy);
}
