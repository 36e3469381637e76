import { OTHERS } from "~/lib/web/campaign";

/** First and last page, site and campaign of a lead: null if unknown, empty if the visit is known to have had none. */
export interface LeadSource {
  first_page: string | null;
  first_referrer: string | null;
  first_campaign: string | null;
  first_at: Date | null;
  last_page: string | null;
  last_referrer: string | null;
  last_campaign: string | null;
  last_at: Date | null;
}

export const NOTHING_KNOWN: LeadSource = {
  first_page: null,
  first_referrer: null,
  first_campaign: null,
  first_at: null,
  last_page: null,
  last_referrer: null,
  last_campaign: null,
  last_at: null,
};

/** What stands for a page or campaign that is not known, in the counts of leads. */
export const UNKNOWN_KEY = "?";

export function pageLabel(page: string | null): string {
  return page ?? "Inconnue";
}

export function campaignLabel(campaign: string | null): string {
  if (campaign === null) return "Inconnue";
  if (campaign === "") return "Sans campagne";
  return campaign === OTHERS ? "Autres" : campaign;
}

export function referrerLabel(referrer: string | null): string {
  if (referrer === null) return "Inconnu";
  if (referrer === "") return "Accès direct";
  return referrer === OTHERS ? "Autres sites" : referrer;
}
