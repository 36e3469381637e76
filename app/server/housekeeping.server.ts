import { db } from "~/server/db.server";
import { pruneKeptForms } from "~/server/kept-forms.server";
import { logger } from "~/server/logger.server";
import { pruneSubmissionDigests } from "~/server/store-once.server";

const HOUR_MS = 3_600_000;

/** Removes rows that only time makes useless: ended sessions, forms kept for nobody, and digests that hold nothing back. */
export async function tidyUp(): Promise<void> {
  await pruneSubmissionDigests();
  await pruneKeptForms();
  await db.session.deleteMany({ where: { expires_at: { lt: new Date() } } });
  await db.blogViewMark.deleteMany({ where: { expires_at: { lt: new Date() } } });
}

/** Tidies up every hour for as long as the process serves; a failure is logged and tried again an hour later. */
export function startHousekeeping(): void {
  const tidy = () => tidyUp().catch((error: unknown) => logger.warn({ event: "housekeeping-failed", err: error }));
  setInterval(tidy, HOUR_MS).unref();
}
