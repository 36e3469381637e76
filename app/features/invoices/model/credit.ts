import type { DocumentLine } from "~/features/billing/model/content";
import type { TaxGroup, Totals } from "~/features/billing/model/totals";
import { sumOf } from "~/features/billing/model/totals";

export const CREDIT_TOO_LARGE = "Un avoir ne peut pas dépasser ce qu’il reste de la facture, taux par taux";
export const CREDIT_NOTHING = "Il ne reste rien à annuler sur cette facture";

/**
 * The sums of a part of a whole, from what its lines add up to: of an invoice its credit notes, of a quote its deposits and
 * steps. The last one on a rate takes what is left of its tax, so that all of them add up to the whole to the centime.
 * @returns null when it would take more of a rate than is left of it
 */
export function partTotals(asked: Totals, remaining: readonly TaxGroup[]): Totals | null {
  const taxes: TaxGroup[] = [];
  for (const part of asked.taxes) {
    const left = remaining.find(({ rateBp, exemption }) => rateBp === part.rateBp && exemption === part.exemption);
    if (!left || part.base > left.base || part.base <= 0) return null;
    taxes.push({ ...part, tax: part.base === left.base ? left.tax : Math.min(part.tax, left.tax) });
  }
  return taxes.length > 0 ? sumOf(taxes) : null;
}

/** A line for each rate of an amount: a deposit, a step of the schedule, or what is credited. */
export function linesByRate(taxes: readonly TaxGroup[], designation: string, unit: string): DocumentLine[] {
  return taxes
    .filter(({ base }) => base > 0)
    .map(({ rateBp, exemption, base }) => ({
      id: crypto.randomUUID(),
      section: null,
      designation,
      description: null,
      quantity: 1000,
      unit,
      unitPrice: base,
      discountBp: 0,
      vatRateBp: rateBp,
      exemption,
    }));
}
