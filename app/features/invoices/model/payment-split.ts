import type { TaxGroup } from "~/features/billing/model/totals";
import { splitByWeights } from "~/lib/money/integer-math";

/**
 * Splits a payment by rate, since VAT is due on receipts (CGI, art. 95): in proportion to the open amounts, so that the
 * payments of an invoice add up to its figures to the centime. An overpayment holds no tax.
 * @param open the invoice less credit notes and earlier payments; negative parts count as none
 */
export function splitPayment(settled: number, open: readonly TaxGroup[]): TaxGroup[] {
  const positive = open.map((part) => ({ ...part, base: Math.max(0, part.base), tax: Math.max(0, part.tax) }));
  const taken = Math.min(settled, grossOf(positive));
  if (taken <= 0) return [];
  const shares = splitByWeights(
    taken,
    positive.flatMap(({ base, tax }) => [base, tax]),
  );
  return positive
    .map((part, index) => ({ ...part, base: shares[2 * index] ?? 0, tax: shares[2 * index + 1] ?? 0 }))
    .filter(({ base, tax }) => base !== 0 || tax !== 0);
}

/**
 * Splits a refund by rate, as negative parts: in proportion to what credit notes took off paid amounts.
 * @param taken at most `creditedBack`
 * @param open the invoice less credit notes and payments; positive parts count as none
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

/** What credit notes took off paid amounts. */
export function creditedBack(open: readonly TaxGroup[]): number {
  return 0 - grossOf(onlyNegative(open));
}

function onlyNegative(open: readonly TaxGroup[]): TaxGroup[] {
  return open.map((part) => ({ ...part, base: Math.min(0, part.base), tax: Math.min(0, part.tax) }));
}

export function grossOf(groups: readonly Pick<TaxGroup, "base" | "tax">[]): number {
  return groups.reduce((sum, { base, tax }) => sum + base + tax, 0);
}
