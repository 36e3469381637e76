import type { Exemption } from "~/features/billing/model/exemptions";
import type { TaxGroup } from "~/features/billing/model/totals";
import { remainderOf, sumOf } from "~/features/billing/model/totals";
import type { Transaction } from "~/server/db/transaction.server";

/** The sums of a rate in the database; an exemption "" is none. */
type TaxRow = { rate_bp: number; exemption: string; base: number; tax: number };

export function groupsOf(rows: readonly TaxRow[]): TaxGroup[] {
  return rows.map(({ rate_bp, exemption, base, tax }) => ({
    rateBp: rate_bp,
    base,
    tax,
    exemption: (exemption || null) as Exemption | null,
  }));
}

export function taxRows(groups: readonly TaxGroup[]): TaxRow[] {
  return groups.map(({ rateBp, exemption, base, tax }) => ({ rate_bp: rateBp, base, tax, exemption: exemption ?? "" }));
}

/** Adds to a balance that the transaction has locked. @returns what is left to be paid; below zero where too much was paid */
export async function changeBalance(
  tx: Transaction,
  invoiceId: string,
  { received = 0, withheld = 0, credited = 0 }: { received?: number; withheld?: number; credited?: number },
): Promise<number> {
  const settled = received + withheld + credited;
  const [row] = await tx.$queryRaw<[{ remaining: number }]>`
    UPDATE invoice_balances SET received = received + ${received}, withheld = withheld + ${withheld},
      credited = credited + ${credited}, remaining = remaining - ${settled},
      settled_at = CASE WHEN remaining - ${settled} <= 0 THEN coalesce(settled_at, now()) END
    WHERE invoice_id = ${invoiceId}::uuid RETURNING remaining`;
  return row.remaining;
}

/** Locks the balance of an issued invoice. @throws Prisma's P2025 where there is none */
export async function lockBalance(tx: Transaction, invoiceId: string) {
  await tx.$queryRaw`SELECT invoice_id FROM invoice_balances WHERE invoice_id = ${invoiceId}::uuid FOR UPDATE`;
  return tx.invoiceBalance.findUniqueOrThrow({
    where: { invoice_id: invoiceId },
    include: { invoice: { include: { billing_client: true } } },
  });
}

/** The amounts of an invoice less its credit notes. */
export async function askedOf(tx: Transaction, invoiceId: string) {
  const own = await tx.invoiceTax.findMany({ where: { invoice_id: invoiceId } });
  const credits = await tx.invoiceTax.findMany({
    where: { invoice: { corrects_id: invoiceId, issued_at: { not: null } } },
  });
  return remainderOf(sumOf(groupsOf(own)), [{ taxes: groupsOf(credits) }]);
}

/** The amounts of an invoice less its credit notes and its payments, by rate. */
export async function openGroups(tx: Transaction, invoiceId: string): Promise<TaxGroup[]> {
  const asked = await askedOf(tx, invoiceId);
  const paid = await tx.paymentTax.findMany({ where: { payment: { invoice_id: invoiceId, cancelled_at: null } } });
  return remainderOf(asked, [{ taxes: groupsOf(paid) }]).taxes;
}
