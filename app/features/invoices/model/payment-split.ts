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
 * What a refund takes back of each rate, as negative parts: split like what credit notes have taken off what was paid.
 * @param taken of what was settled, at most `creditedBack`
 * @param open what no payment and no credit note has settled; positive parts count as none
 */
export function splitRefund(taken: number, open: readonly TaxGroup[]): TaxGroup[] {
  if (taken <= 0) return [];
  const negative = onlyNegative(open);
  const shares = splitByWeights(
    taken,
    negative.flatMap(({ base, tax }) => [-base, -tax]),
  );
  return negative
    .map((part, index) => ({ ...part, base: 0 - (shares[2 * index] ?? 0), tax: 0 - (shares[2 * index + 1] ?? 0) }))
    .filter(({ base, tax }) => base !== 0 || tax !== 0);
}

/** What credit notes have taken off what was paid already. */
export function creditedBack(open: readonly TaxGroup[]): number {
  return 0 - grossOf(onlyNegative(open));
}

function onlyNegative(open: readonly TaxGroup[]): TaxGroup[] {
  return open.map((part) => ({ ...part, base: Math.min(0, part.base), tax: Math.min(0, part.tax) }));
}

/** Base and tax of all groups together. */
export function grossOf(groups: readonly Pick<TaxGroup, "base" | "tax">[]): number {
  return groups.reduce((sum, { base, tax }) => sum + base + tax, 0);
}
