import type { LeadSource } from "~/features/marketing/model/lead-source";
import { NOTHING_KNOWN } from "~/features/marketing/model/lead-source";
import { readReference } from "~/features/marketing/model/ways-out";
import { db } from "~/server/db/db.server";

/** What a reference code tells of the lead that quotes it. */
export interface ReferencedSource extends LeadSource {
  reference_code: string;
  /** The service whose page it was. */
  service_interest: string | null;
}

/**
 * By which page and campaign, and on which day, a chat began: the code as a colleague types it, with or without 'Réf.',
 * in any case. Null for a code that was never given.
 */
export async function getReferencedSource(typed: string): Promise<ReferencedSource | null> {
  const code = readReference(typed);
  const found = await db.referenceCode.findUnique({ where: { code } });
  if (!found) return null;
  const { page, campaign, day } = found;
  return {
    ...NOTHING_KNOWN,
    last_page: page,
    // A chat that names no campaign may have been opened without scripts.
    last_campaign: campaign || null,
    last_at: day,
    reference_code: code,
    service_interest: await getServiceOf(page),
  };
}

async function getServiceOf(page: string): Promise<string | null> {
  const [, slug] = /^\/services\/[^/]+\/([^/]+)$/.exec(page) ?? [];
  if (slug === undefined) return null;
  const service = await db.service.findUnique({ where: { slug }, select: { title: true } });
  return service?.title ?? null;
}
