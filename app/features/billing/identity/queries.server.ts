import type { LegalFacts } from "~/content/legal/legal-copy";
import type { LegalIdentity, VatRate } from "~/features/billing/identity/model";
import { EMPTY_IDENTITY, LEGAL_FORMS } from "~/features/billing/identity/model";
import type { Logo } from "~/features/billing/schema";
import { retentionOf } from "~/features/settings/model";
import { getSite, readSettings } from "~/features/settings/queries.server";
import { formatNumber } from "~/lib/text/format-number";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import { TRASH_DAYS } from "~/site/trash";

export const IDENTITY_TAG = "legal-identity";

/** Empty until it is saved. */
export async function getLegalIdentity(tx: Prisma.TransactionClient = db): Promise<LegalIdentity> {
  return (
    (await tx.legalIdentity.findUnique({ where: { id: 1 }, omit: { id: true, logo_sha256: true } })) ?? EMPTY_IDENTITY
  );
}

export async function getLogo(tx: Prisma.TransactionClient = db): Promise<Logo | null> {
  const logo = { select: { sha256: true, width: true, height: true } };
  const found = await tx.legalIdentity.findUnique({ where: { id: 1 }, select: { logo } });
  return found?.logo ?? null;
}

/** A logo as PNG by its digest; null for an unknown one. */
export async function readLogo(sha256: string): Promise<Uint8Array | null> {
  const found = await db.documentLogo.findUnique({ where: { sha256 }, select: { png: true } });
  return found?.png ?? null;
}

export async function getLegalFacts(): Promise<LegalFacts> {
  addCacheTags(IDENTITY_TAG);
  const [site, identity, settings] = await Promise.all([getSite(), getLegalIdentity(), readSettings(db)]);
  const { legal_form: form, share_capital_mad: capitalMad } = identity;
  return {
    site,
    identity,
    legalForm: form && LEGAL_FORMS[form],
    shareCapital: capitalMad === null ? null : `${formatNumber(capitalMad)}\u00a0MAD`,
    keepLostYears: retentionOf("keep_lost_years", settings),
    keepSpamDays: retentionOf("keep_spam_days", settings),
    keepTrashDays: TRASH_DAYS,
  };
}

/** Every rate of VAT, the highest first. */
export async function listVatRates(tx: Prisma.TransactionClient = db): Promise<VatRate[]> {
  const rows = await tx.vatRate.findMany({ orderBy: [{ rate_bp: "desc" }, { valid_from: "asc" }] });
  return rows.map(({ id, rate_bp, valid_from, valid_until, used_at }) => ({
    id,
    rateBp: rate_bp,
    validFrom: dayOf(valid_from),
    validUntil: valid_until && dayOf(valid_until),
    isUsed: used_at !== null,
  }));
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
