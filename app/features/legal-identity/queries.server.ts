import type { LegalIdentity, VatRate } from "~/features/legal-identity/model";
import { EMPTY_IDENTITY } from "~/features/legal-identity/model";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

/** Who issues documents; empty until it is saved. */
export async function getLegalIdentity(tx: Prisma.TransactionClient = db): Promise<LegalIdentity> {
  return (await tx.legalIdentity.findUnique({ where: { id: 1 }, omit: { id: true } })) ?? EMPTY_IDENTITY;
}

/** Every rate of VAT, the highest first. */
export async function listVatRates(tx: Prisma.TransactionClient = db): Promise<VatRate[]> {
  const rows = await tx.vatRate.findMany({ orderBy: [{ rate_bp: "desc" }, { valid_from: "asc" }] });
  return rows.map(({ id, rate_bp, valid_from, valid_until }) => ({
    id,
    rateBp: rate_bp,
    validFrom: dayOf(valid_from),
    validUntil: valid_until && dayOf(valid_until),
  }));
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
