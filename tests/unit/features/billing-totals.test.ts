import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PricedLine, Totals } from "~/features/billing/model/totals";
import {
  lineAmount,
  linesByRate,
  partTotals,
  remainderOf,
  shareOf,
  stepTotals,
  sumOf,
  taxOf,
  totalsOf,
} from "~/features/billing/model/totals";
import { propertyRuns } from "../../support/all";

const rates = fc.constantFrom(
  { vatRateBp: 2000, exemption: null },
  { vatRateBp: 1000, exemption: null },
  { vatRateBp: 550, exemption: null },
  { vatRateBp: 0, exemption: "export" as const },
);

const lines: fc.Arbitrary<PricedLine[]> = fc.array(
  fc
    .tuple(
      fc.record({
        quantity: fc.integer({ min: 0, max: 500_000 }),
        unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
        discountBp: fc.integer({ min: 0, max: 10_000 }),
      }),
      rates,
    )
    .map(([priced, rate]) => ({ ...priced, ...rate })),
  { maxLength: 12 },
);

const RUNS = propertyRuns(10_000);

function line(priced: Partial<PricedLine>): PricedLine {
  return { quantity: 1000, unitPrice: 0, discountBp: 0, vatRateBp: 2000, exemption: null, ...priced };
}

describe("what a line costs", () => {
  it.each([
    [{ quantity: 1000, unitPrice: 125_050 }, 125_050],
    [{ quantity: 1500, unitPrice: 333 }, 500],
    [{ quantity: 333, unitPrice: 100 }, 33],
    [{ quantity: 3000, unitPrice: 10_000, discountBp: 1250 }, 26_250],
    [{ quantity: 1000, unitPrice: 99, discountBp: 5000 }, 50],
    [{ quantity: 0, unitPrice: 99 }, 0],
    [{ quantity: 1000, unitPrice: 99, discountBp: 10_000 }, 0],
  ])("is rounded to the hundredth, a half upwards: %o", (priced, amount) => {
    expect(lineAmount(line(priced))).toBe(amount);
  });
});

describe("the sums of a document", () => {
  it("has the VAT of three rates and an exemption, each on the sum of its lines", () => {
    const totals = totalsOf([
      line({ unitPrice: 10_001 }),
      line({ unitPrice: 10_001 }),
      line({ unitPrice: 3_333, vatRateBp: 1000 }),
      line({ unitPrice: 999, vatRateBp: 550 }),
      line({ unitPrice: 5_000, vatRateBp: 0, exemption: "export" }),
    ]);
    expect(totals).toEqual({
      taxes: [
        { rateBp: 2000, exemption: null, base: 20_002, tax: 4_000 },
        { rateBp: 1000, exemption: null, base: 3_333, tax: 333 },
        { rateBp: 550, exemption: null, base: 999, tax: 55 },
        { rateBp: 0, exemption: "export", base: 5_000, tax: 0 },
      ],
      net: 29_334,
      tax: 4_388,
      gross: 33_722,
    });
  });

  it("are those of what is shown, whatever the lines", () => {
    fc.assert(
      fc.property(lines, (drawn) => {
        const { taxes, net, tax, gross } = totalsOf(drawn);
        expect(net).toBe(drawn.reduce((sum, each) => sum + lineAmount(each), 0));
        expect(tax).toBe(taxes.reduce((sum, group) => sum + group.tax, 0));
        expect(gross).toBe(net + tax);
        for (const group of taxes) {
          // By whole numbers: twice the tax lies within one of twice the exact tax.
          const difference = BigInt(group.tax) * 20_000n - BigInt(group.base) * BigInt(group.rateBp) * 2n;
          expect(difference <= 10_000n && difference > -10_000n).toBe(true);
        }
      }),
      RUNS,
    );
  });
});

describe("a whole in parts", () => {
  it("takes half of it as a deposit, and leaves the other half", () => {
    const whole = totalsOf([line({ unitPrice: 10_001 })]);
    const deposit = shareOf(whole, 5000);
    expect(deposit).toMatchObject({ net: 5_001, tax: 1_000, gross: 6_001 });
    expect(remainderOf(whole, [deposit])).toMatchObject({ net: 5_000, tax: 1_000, gross: 6_000 });
  });

  it("adds up to the whole by rate, whatever the lines and shares", () => {
    const shares = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 2 });
    fc.assert(
      fc.property(lines, shares, (drawn, basisPoints) => {
        const whole = totalsOf(drawn);
        const parts = basisPoints.map((share) => shareOf(whole, share));
        const rest = remainderOf(whole, parts);
        const all = [...parts, rest];
        for (const [index, group] of whole.taxes.entries()) {
          expect(all.reduce((sum, { taxes }) => sum + (taxes[index]?.base ?? 0), 0)).toBe(group.base);
          expect(all.reduce((sum, { taxes }) => sum + (taxes[index]?.tax ?? 0), 0)).toBe(group.tax);
        }
        expect(all.reduce((sum, { gross }) => sum + gross, 0)).toBe(whole.gross);
      }),
      RUNS,
    );
  });

  it("keeps the order of the rates", () => {
    const groups = [
      { rateBp: 0, exemption: "export" as const, base: 1, tax: 0 },
      { rateBp: 2000, exemption: null, base: 5, tax: 1 },
    ];
    expect(sumOf(groups).taxes.map(({ rateBp }) => rateBp)).toEqual([2000, 0]);
  });
});

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
      RUNS,
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
      RUNS,
    );
  });

  it("ask for a centime of VAT once: 60 % and 40 % of 0,05", () => {
    const whole = totalsOf([line({ unitPrice: 5 })]);
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
