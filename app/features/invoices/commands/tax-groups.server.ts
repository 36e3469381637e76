import type { Exemption } from "~/features/billing/model/exemptions";
import type { TaxGroup } from "~/features/billing/model/totals";

/** A part by rate as the database keeps it; an empty exemption is none. */
interface TaxRow {
  rate_bp: number;
  exemption: string;
  base: number;
  tax: number;
}

/** Rows of the database as groups of a document. */
export function groupsOf(rows: readonly TaxRow[]): TaxGroup[] {
  return rows.map(({ rate_bp, exemption, base, tax }) => ({
    rateBp: rate_bp,
    base,
    tax,
    exemption: (exemption || null) as Exemption | null,
  }));
}

/** Groups of a document as rows of the database. */
export function taxRows(groups: readonly TaxGroup[]): TaxRow[] {
  return groups.map(({ rateBp, exemption, base, tax }) => ({ rate_bp: rateBp, base, tax, exemption: exemption ?? "" }));
}
