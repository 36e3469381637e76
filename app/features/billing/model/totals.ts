import type { DocumentLine } from "~/features/billing/schema";
import { divideRounded } from "~/lib/money/integer-math";
import { AMOUNT_MAX, SHARE_WHOLE } from "./content";
import type { Exemption } from "./exemptions";

/** Quantity in thousandths, price in hundredths, discount and rate in basis points. */
export interface PricedLine {
  quantity: number;
  unitPrice: number;
  discountBp: number;
  vatRateBp: number;
  exemption: Exemption | null;
}

/** The lines of one rate, or of one exemption, together. */
export interface TaxGroup {
  rateBp: number;
  exemption: Exemption | null;
  base: number;
  tax: number;
}

/** Sums in hundredths: `net` before tax, `gross` with it. `taxes` by falling rate, exemptions last. */
export interface Totals {
  taxes: TaxGroup[];
  net: number;
  tax: number;
  gross: number;
}

const BASIS = 10_000n;
const THOUSANDTHS = 1000n;

/** What a line costs before tax, rounded to the hundredth. */
export function lineAmount({ quantity, unitPrice, discountBp }: Omit<PricedLine, "vatRateBp" | "exemption">): number {
  const kept = BASIS - BigInt(discountBp);
  return divideRounded(BigInt(quantity) * BigInt(unitPrice) * kept, THOUSANDTHS * BASIS);
}

/** The VAT of a base, rounded to the hundredth. */
export function taxOf(base: number, rateBp: number): number {
  return divideRounded(BigInt(base) * BigInt(rateBp), BASIS);
}

/** The sums of a document: VAT by rate on the sum of its rounded lines, as the lines are shown. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const bases = new Map<string, TaxGroup>();
  for (const line of lines) {
    const group = groupIn(bases, line.vatRateBp, line.exemption);
    group.base += lineAmount(line);
  }
  return sumOf([...bases.values()].map((group) => ({ ...group, tax: taxOf(group.base, group.rateBp) })));
}

/** Whether the total of lines is above the limit of a document. The net comes first: its VAT may be no safe integer. */
export function isTooMuch(lines: readonly PricedLine[]): boolean {
  const net = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  return net > AMOUNT_MAX || totalsOf(lines).gross > AMOUNT_MAX;
}

export function shareOf(whole: Totals, shareBp: number): Totals {
  const taxes = whole.taxes.map((group) => {
    const base = divideRounded(BigInt(group.base) * BigInt(shareBp), BigInt(SHARE_WHOLE));
    return { ...group, base, tax: taxOf(base, group.rateBp) };
  });
  return sumOf(taxes);
}

/** What is left of a whole once parts of it are deducted, by rate: with them it sums up to the whole exactly. */
export function remainderOf(whole: Totals, parts: readonly Pick<Totals, "taxes">[]): Totals {
  const left = new Map<string, TaxGroup>();
  for (const { rateBp, exemption, base, tax } of whole.taxes) {
    Object.assign(groupIn(left, rateBp, exemption), { base, tax });
  }
  for (const { rateBp, exemption, base, tax } of parts.flatMap((part) => part.taxes)) {
    const group = groupIn(left, rateBp, exemption);
    group.base -= base;
    group.tax -= tax;
  }
  return sumOf([...left.values()]);
}

/**
 * The amounts of each step of a schedule, by rate. The base of a step begins where the steps before it end, so that none
 * is negative and all add up to the whole; the last step takes the rest of the VAT.
 */
export function stepTotals(whole: Totals, steps: readonly { shareBp: number }[]): Totals[] {
  const asked = whole.taxes.map(() => ({ base: 0, tax: 0 }));
  let reached = 0;
  return steps.map(({ shareBp }, index) => {
    const isLast = index === steps.length - 1;
    reached = isLast ? SHARE_WHOLE : reached + shareBp;
    return sumOf(
      whole.taxes.map((group, position) => {
        const before = asked[position] ?? { base: 0, tax: 0 };
        const end = divideRounded(BigInt(group.base) * BigInt(reached), BigInt(SHARE_WHOLE));
        const [base, left] = [end - before.base, group.tax - before.tax];
        const tax = isLast ? left : Math.min(taxOf(base, group.rateBp), left);
        asked[position] = { base: end, tax: before.tax + tax };
        return { ...group, base, tax };
      }),
    );
  });
}

/** The same as amounts, VAT included. */
export function stepAmounts(whole: Totals, steps: readonly { shareBp: number }[]): number[] {
  return stepTotals(whole, steps).map(({ gross }) => gross);
}

export function sumOf(groups: readonly TaxGroup[]): Totals {
  const taxes = [...groups].sort((a, b) => b.rateBp - a.rateBp || (a.exemption ?? "").localeCompare(b.exemption ?? ""));
  const net = taxes.reduce((sum, { base }) => sum + base, 0);
  const tax = taxes.reduce((sum, group) => sum + group.tax, 0);
  return { taxes, net, tax, gross: net + tax };
}

/**
 * The sums of a part of a whole: of a credit note of an invoice, or of a deposit or step of a quote. The last part on a
 * rate takes the rest of its tax, so that all parts add up to the whole to the centime.
 * @returns null when it takes more of a rate than is left
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

/** A line for each rate of these sums, as a lump sum. */
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

function groupIn(groups: Map<string, TaxGroup>, rateBp: number, exemption: Exemption | null): TaxGroup {
  const key = `${rateBp} ${exemption ?? ""}`;
  const known = groups.get(key);
  if (known) return known;
  const group: TaxGroup = { rateBp, exemption, base: 0, tax: 0 };
  groups.set(key, group);
  return group;
}
