import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Totals } from "~/features/billing/model/totals";
import { remainderOf, stepTotals, sumOf, taxOf, totalsOf } from "~/features/billing/model/totals";
import { linesByRate, partTotals } from "~/features/invoices/model/credit";
import { propertyRuns } from "../../support/all";

const wholes = fc
  .array(fc.tuple(fc.constantFrom(2000, 1000, 550, 0), fc.integer({ min: 1, max: 3_000_000 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((groups): Totals => {
    const byRate = new Map(groups);
    const taxes = [...byRate].map(([rateBp, base]) => ({
      ...{ rateBp, exemption: rateBp === 0 ? ("export" as const) : null, base, tax: taxOf(base, rateBp) },
    }));
    return sumOf(taxes);
  });

/** Shares that add up to the whole, and the order in which they are invoiced. */
const schedules = fc
  .array(fc.integer({ min: 1, max: 9999 }), { maxLength: 5 })
  .map((cuts) => [...new Set(cuts)].sort((a, b) => a - b))
  .map((cuts) => [...cuts, 10_000].map((cut, index) => cut - (cuts[index - 1] ?? 0)))
  .chain((shares) => {
    const order = shares.map((_, index) => index);
    return fc.tuple(fc.constant(shares), fc.shuffledSubarray(order, { minLength: order.length }));
  });

describe("the steps of a schedule that are invoiced one by one", () => {
  it("add up to the quote to the centime, base and VAT of each rate, in any order and of any kind", () => {
    fc.assert(
      fc.property(wholes, schedules, (whole, [shares, order]) => {
        const steps = stepTotals(
          whole,
          shares.map((shareBp) => ({ shareBp })),
        );
        const issued: Totals[] = [];
        for (const index of order) {
          const lines = linesByRate(steps[index]?.taxes ?? [], "Étape", "forfait");
          // A step of less than a centime of each rate asks for nothing.
          if (lines.length === 0) continue;
          const part = partTotals(totalsOf(lines), remainderOf(whole, issued).taxes);
          expect(part).not.toBeNull();
          if (part) issued.push(part);
        }
        for (const { base, tax } of remainderOf(whole, issued).taxes) expect([base, tax]).toEqual([0, 0]);
      }),
      propertyRuns(10_000),
    );
  });

  it("ask together for the base and VAT of each rate, no more and no less", () => {
    fc.assert(
      fc.property(wholes, schedules, (whole, [shares]) => {
        const steps = stepTotals(
          whole,
          shares.map((shareBp) => ({ shareBp })),
        );
        for (const [position, { base, tax }] of whole.taxes.entries()) {
          const parts = steps.map(({ taxes }) => taxes[position] ?? { base: 0, tax: 0 });
          const sum = (key: "base" | "tax") => parts.reduce((total, part) => total + part[key], 0);
          expect([sum("base"), sum("tax")]).toEqual([base, tax]);
          expect(parts.every((part) => part.base >= 0 && part.tax >= 0)).toBe(true);
        }
      }),
      propertyRuns(10_000),
    );
  });

  it("ask for a centime of VAT once: 60 % and 40 % of 0,05", () => {
    const whole = totalsOf([{ quantity: 1000, unitPrice: 5, discountBp: 0, vatRateBp: 2000, exemption: null }]);
    const issued: Totals[] = [];
    for (const { taxes } of stepTotals(whole, [{ shareBp: 6000 }, { shareBp: 4000 }])) {
      const part = partTotals(totalsOf(linesByRate(taxes, "Part", "")), remainderOf(whole, issued).taxes);
      if (part) issued.push(part);
    }
    expect(issued.map(({ taxes: [group] }) => [group?.base, group?.tax])).toEqual([
      [3, 1],
      [2, 0],
    ]);
  });
});
