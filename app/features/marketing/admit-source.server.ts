import type { LeadSource } from "~/features/marketing/model/lead-source";
import { OTHERS } from "~/lib/web/campaign";
import type { Transaction } from "~/server/db/transaction.server";
import { admitValues } from "~/server/page-views/page-views.server";
import { dayInCasablanca } from "~/site/calendar";

type Named = Pick<LeadSource, "first_referrer" | "last_referrer" | "first_campaign" | "last_campaign">;

/** Replaces sites and campaigns with counted names: those admitted today, or OTHERS. Waits for concurrent admissions. */
export async function admitSource(tx: Transaction, source: LeadSource, now: Date): Promise<LeadSource> {
  const day = dayInCasablanca(now);
  const valuesOf = (...names: (string | null)[]) => names.map((name) => [day, name ?? ""] as const);
  const site = await admitValues(tx, "referrer", valuesOf(source.first_referrer, source.last_referrer));
  const campaign = await admitValues(tx, "campaign", valuesOf(source.first_campaign, source.last_campaign));
  const names = mapNames(source, { site: (name) => site(day, name), campaign: (name) => campaign(day, name) });
  return { ...source, ...names };
}

/** Whether a source names a site or a campaign, which is counted by its name as long as there is room for it. */
export function hasNames(source: Named): boolean {
  const { first_referrer, last_referrer, first_campaign, last_campaign } = source;
  return [first_referrer, last_referrer, first_campaign, last_campaign].some(Boolean);
}

/** The source of a lead where nothing can be named at once: each site and campaign among the others. */
export function sourceInOthers(source: LeadSource): LeadSource {
  return { ...source, ...mapNames(source, { site: inOthers, campaign: inOthers }) };
}

function inOthers(name: string): string {
  return name === "" ? "" : OTHERS;
}

function mapNames(
  source: Named,
  { site, campaign }: { site: (name: string) => string; campaign: (name: string) => string },
): Named {
  return {
    first_referrer: source.first_referrer === null ? null : site(source.first_referrer),
    last_referrer: source.last_referrer === null ? null : site(source.last_referrer),
    first_campaign: source.first_campaign === null ? null : campaign(source.first_campaign),
    last_campaign: source.last_campaign === null ? null : campaign(source.last_campaign),
  };
}
