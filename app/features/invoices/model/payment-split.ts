import type { TaxGroup } from "~/features/billing/model/totals";
import { splitByWeights } from "~/lib/money/integer-math";

/**
 * What a payment settles of each rate: VAT is due on what is received (CGI, art. 95), so that a part of each payment is
 * tax. It is split like what is still open, so that the payments of an invoice add up to its own figures to the centime.
 * What is paid beyond that belongs to the client and holds no tax.
 * @param open what no earlier payment and no credit note has settled; negative parts count as none
 */
export function splitPayment(settled: number, open: readonly TaxGroup[]): TaxGroup[] {
  const positive = open.map((part) => ({ ...part, base: Math.max(0, part.base), tax: Math.max(0, part.tax) }));
  const taken = Math.min(settled, grossOf(positive));
  if (taken <= 0) return [];
  const weights = positive.flatMap(({ base, tax }) => [base, tax]);
  const shares = splitByWeights(taken, weights);
  return positive
    .map((part, index) => ({ ...part, base: shares[2 * index] ?? 0, tax: shares[2 * index + 1] ?? 0 }))
    .filter(({ base, tax }) => base !== 0 || tax !== 0);
}

/**
 * What a refund takes back of each rate, as negative parts. What was paid beyond the invoice held no tax and goes back
 * first; the rest is split like what credit notes have taken off what was paid.
 * @param overpaid what was paid too much before it, with what credit notes took off
 * @param open what no payment and no credit note has settled; positive parts count as none
 */
export function splitRefund(refunded: number, overpaid: number, open: readonly TaxGroup[]): TaxGroup[] {
  const negative = open.map((part) => ({ ...part, base: Math.min(0, part.base), tax: Math.min(0, part.tax) }));
  const taxed = -grossOf(negative);
  const taken = Math.min(refunded - Math.min(refunded, Math.max(0, overpaid - taxed)), taxed);
  if (taken <= 0) return [];
  const shares = splitByWeights(
    taken,
    negative.flatMap(({ base, tax }) => [-base, -tax]),
  );
  return negative
    .map((part, index) => ({ ...part, base: 0 - (shares[2 * index] ?? 0), tax: 0 - (shares[2 * index + 1] ?? 0) }))
    .filter(({ base, tax }) => base !== 0 || tax !== 0);
}

/** Base and tax of all groups together. */
export function grossOf(groups: readonly Pick<TaxGroup, "base" | "tax">[]): number {
  return groups.reduce((sum, { base, tax }) => sum + base + tax, 0);
}
