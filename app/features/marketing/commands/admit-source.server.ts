import type { LeadSource } from "~/features/marketing/model/lead-source";
import { OTHERS } from "~/lib/web/campaign";
import { runTransaction } from "~/server/db/run-command.server";
import { logger } from "~/server/logger.server";
import { admitValues } from "~/server/page-views/source-values.server";
import { dayInCasablanca } from "~/site/calendar";

type Named = Pick<LeadSource, "first_referrer" | "last_referrer" | "first_campaign" | "last_campaign">;

/**
 * The source of a lead with the sites and campaigns by which it is counted: those that are named today, and OTHERS. Where
 * this cannot be decided at once all are OTHERS, and the lead is stored all the same.
 */
export async function admitSource(source: LeadSource, now = new Date()): Promise<LeadSource> {
  try {
    return { ...source, ...(await admitNames(source, dayInCasablanca(now))) };
  } catch (error) {
    logger.warn({ event: "source-not-admitted", err: error });
    return { ...source, ...mapNames(source, { site: inOthers, campaign: inOthers }) };
  }
}

function admitNames(source: Named, day: string): Promise<Named> {
  const valuesOf = (...names: (string | null)[]) => names.map((name) => [day, name ?? ""] as const);
  return runTransaction(async (tx) => {
    // The counts of a busy site may hold the lock for longer than a sender should wait.
    await tx.$executeRaw`SET LOCAL lock_timeout = '500ms'`;
    const site = await admitValues(tx, "referrer", valuesOf(source.first_referrer, source.last_referrer));
    const campaign = await admitValues(tx, "campaign", valuesOf(source.first_campaign, source.last_campaign));
    return mapNames(source, { site: (name) => site(day, name), campaign: (name) => campaign(day, name) });
  });
}

function inOthers(name: string): string {
  return name === "" ? "" : OTHERS;
}

interface Naming {
  site: (name: string) => string;
  campaign: (name: string) => string;
}

function mapNames(source: Named, { site, campaign }: Naming): Named {
  return {
    first_referrer: source.first_referrer === null ? null : site(source.first_referrer),
    last_referrer: source.last_referrer === null ? null : site(source.last_referrer),
    first_campaign: source.first_campaign === null ? null : campaign(source.first_campaign),
    last_campaign: source.last_campaign === null ? null : campaign(source.last_campaign),
  };
}
