import type { LeadSource } from "~/features/marketing/model/lead-source";
import { NOTHING_KNOWN } from "~/features/marketing/model/lead-source";
import { visitSchema } from "~/features/marketing/schema";
import { CLOCK_SKEW_MS } from "~/server/core/clock.server";
import { logger } from "~/server/logger.server";
import { getKnownPage } from "./known-page.server";

/** Longer than a tab stays open. */
const VISIT_MAX_MS = 30 * 86_400_000;

/**
 * How the sender of a form came, as its hidden fields tell. They are anyone's to forge: pages that are none are dropped,
 * and what cannot be looked up is not known. The first touch is told by a script alone; with it an empty field says that
 * there was no campaign, without it that none is known.
 */
export async function getLeadSource(form: FormData, now = new Date()): Promise<LeadSource> {
  const visit = visitSchema.parse(Object.fromEntries(form));
  const isScripted = visit.first_page !== undefined;
  const known = (value: string | undefined) => (isScripted ? (value ?? null) : value || null);
  const first = isScripted && {
    first_page: await pageOrNull(visit.first_page),
    first_referrer: known(visit.first_referrer),
    first_campaign: known(visit.first_campaign),
    first_at: soundTime(visit.first_at, now),
  };
  return {
    ...NOTHING_KNOWN,
    ...first,
    last_page: await pageOrNull(visit.last_page),
    last_referrer: known(visit.last_referrer),
    last_campaign: known(visit.last_campaign),
    last_at: now,
  };
}

async function pageOrNull(path: string | undefined): Promise<string | null> {
  try {
    return await getKnownPage(path);
  } catch (error) {
    logger.warn({ event: "source-not-known", err: error });
    return null;
  }
}

/** A time of a visitor's clock, where it can be that of a visit. */
function soundTime(time: Date | undefined, now: Date): Date | null {
  const age = time ? now.getTime() - time.getTime() : Number.NaN;
  return age > -CLOCK_SKEW_MS && age < VISIT_MAX_MS ? (time ?? null) : null;
}
