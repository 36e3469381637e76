import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Exemption } from "~/features/billing/model/exemptions";
import type { Totals } from "~/features/billing/model/totals";
import { linesByRate, partTotals, remainderOf, shareOf, sumOf, taxOf, totalsOf } from "~/features/billing/model/totals";
import type { DocumentLine } from "~/features/billing/schema";
import {
  cashWarning,
  grossOf,
  mostVatWithheld,
  proposedPayment,
  splitPayment,
} from "~/features/invoices/model/payment";
import { refundableOf, refundParts } from "~/features/invoices/model/refund";
import { propertyRuns } from "../../support/all";

const RUNS = propertyRuns(10_000);

interface Worked {
  quantity?: number;
  unitPrice: number;
  discountBp?: number;
  vatRateBp?: number;
  exemption?: Exemption | null;
}

const line = ({
  quantity = 1000,
  unitPrice,
  discountBp = 0,
  vatRateBp = 2000,
  exemption = null,
}: Worked): DocumentLine => ({
  ...{ id: "", section: null, designation: "", description: null, unit: "" },
  ...{ quantity, unitPrice, discountBp, vatRateBp, exemption },
});

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 100_000 }),
    unitPrice: fc.integer({ min: 0, max: 10_000_00 }),
    discountBp: fc.integer({ min: 0, max: 10_000 }),
    rate: fc.constantFrom(2000, 1000, 700, 0),
  })
  .map(({ rate, ...priced }) => line({ ...priced, vatRateBp: rate, exemption: rate === 0 ? "export" : null }));
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 12 });

describe("random documents", () => {
  it("are asked for whole by their deposits, steps and balance, rate by rate", () => {
    const shares = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 3 });
    fc.assert(
      fc.property(anyLines, shares, (lines, steps) => {
        const whole = totalsOf(lines);
        let left = whole;
        let asked = 0;
        const parts: Totals[] = [];
        for (const shareBp of steps) {
          const written = totalsOf(linesByRate(shareOf(whole, shareBp).taxes, "", ""));
          // A share that rounds up to more than is left is refused, and asks for nothing.
          const part = partTotals(written, left.taxes);
          if (!part) {
            expect(asked > 0 || written.gross === 0).toBe(true);
            continue;
          }
          parts.push(part);
          left = remainderOf(left, [part]);
          asked += part.gross;
        }
        expect(left.taxes.every(({ base, tax }) => base >= 0 && tax >= 0)).toBe(true);
        expect(remainderOf(whole, parts)).toEqual(left);
        expect(asked + left.gross).toBe(whole.gross);
      }),
      RUNS,
    );
  });

  it("are settled by their payments to the centime of each rate, none of whose parts is negative", () => {
    fc.assert(
      fc.property(anyLines, fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 4 }), (lines, amounts) => {
        const whole = totalsOf(lines);
        let open = whole.taxes;
        let paid = 0;
        for (const amount of [...amounts, whole.gross]) {
          const parts = splitPayment(amount, open);
          const taken = Math.min(amount, whole.gross - paid);
          expect(grossOf(parts)).toBe(taken);
          expect(parts.every(({ base, tax }) => base >= 0 && tax >= 0)).toBe(true);
          open = remainderOf(sumOf(open), [{ taxes: parts }]).taxes;
          paid += taken;
        }
        expect(open.every(({ base, tax }) => base === 0 && tax === 0)).toBe(true);
      }),
      RUNS,
    );
  });

  it("are cancelled by partial credit notes to the centime, which never take more than is left", () => {
    const net = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(net, fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 5 }), (unitPrice, parts) => {
        const whole = totalsOf([line({ unitPrice })]);
        let left = whole;
        for (const part of [...parts, null]) {
          const asked = part ?? left.net;
          const credit = partTotals(totalsOf([line({ unitPrice: asked })]), left.taxes);
          if (asked > left.net || asked === 0) {
            expect(credit).toBeNull();
            continue;
          }
          left = remainderOf(left, credit ? [credit] : []);
          expect(left.taxes.every(({ base, tax }) => base >= 0 && tax >= 0)).toBe(true);
        }
        expect(left.gross).toBe(0);
      }),
      RUNS,
    );
  });
});

describe("documents worked by hand", () => {
  it("a public client keeps three quarters of the VAT", () => {
    expect(proposedPayment({ remaining: 120_003, tax: 20_001 }, 7500)).toEqual({
      received: 105_002,
      vatWithheld: 15_001,
    });
    expect(proposedPayment({ remaining: 120_003, tax: 20_001 }, null)).toEqual({ received: 120_003, vatWithheld: 0 });
  });

  it("cash is warned of from the amount of the rule on, with its article", () => {
    const rules = { cash_warning_amount: { value: 2_000_000, source: "CGI, art. 193" } };
    expect(cashWarning(1_999_999, rules)).toBeNull();
    expect(cashWarning(2_000_000, rules)).toContain("CGI, art. 193");
    expect(cashWarning(2_000_000, {})).toBeNull();
  });

  it("what is paid beyond an invoice holds no tax", () => {
    const { taxes } = totalsOf([line({ unitPrice: 100_000 })]);
    expect(splitPayment(150_000, taxes)).toEqual([{ rateBp: 2000, exemption: null, base: 100_000, tax: 20_000 }]);
    expect(splitPayment(1, [])).toEqual([]);
  });
});

/** What is open of an invoice, by up to three rates. */
const openGroups = fc
  .uniqueArray(fc.tuple(fc.constantFrom(2000, 1400, 1000, 700), fc.integer({ min: 1, max: 900_000_000 })), {
    ...{ minLength: 1, maxLength: 3, selector: ([rateBp]) => rateBp },
  })
  .map((groups) => groups.map(([rateBp, base]) => ({ rateBp, exemption: null, base, tax: taxOf(base, rateBp) })));

describe("the payment that is proposed", () => {
  it("of a part that a public client announces keeps back no more VAT than is accepted of that part", () => {
    fc.assert(
      fc.property(openGroups, fc.double({ min: 0.0001, max: 1, noNaN: true }), (open, part) => {
        const { gross, tax } = sumOf(open);
        const announced = Math.max(1, Math.floor(gross * part));
        const { received, vatWithheld } = proposedPayment({ remaining: gross, tax }, 7500, announced);
        expect(received).toBe(announced);
        const settled = sumOf(splitPayment(received + vatWithheld, open)).tax;
        // A payment is accepted to the centime.
        expect(vatWithheld).toBeLessThanOrEqual(mostVatWithheld(settled, 7500) + 1);
        expect(received + vatWithheld).toBeLessThanOrEqual(gross);
      }),
      propertyRuns(5000),
    );
  });
});

describe("refunds", () => {
  it("in however many parts give back all that came in, and take back all that was withheld", () => {
    const amounts = { net: fc.integer({ min: 10, max: 10 ** 7 }), over: fc.integer({ min: 0, max: 10_000 }) };
    const shares = { vatShare: fc.integer({ min: 0, max: 100 }), feeShare: fc.integer({ min: 0, max: 50 }) };
    const wishes = fc.array(fc.integer({ min: 1, max: 10 ** 6 }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.record({ ...amounts, ...shares, wishes }), ({ net, over, vatShare, feeShare, wishes: asked }) => {
        const { tax, gross } = totalsOf([line({ unitPrice: net })]);
        const [vatWithheld, feeWithheld] = [Math.floor((tax * vatShare) / 100), Math.floor((net * feeShare) / 100)];
        let settled = { received: gross - vatWithheld - feeWithheld + over, vatWithheld, feeWithheld };
        let [overpaid, credited] = [gross + over, gross];
        for (const wish of [...asked, Number.POSITIVE_INFINITY]) {
          const refundable = refundableOf({ overpaid, credited, settled });
          const amount = Math.min(wish, refundable.amount);
          const parts = refundParts(amount, refundable);
          expect(Math.min(parts.vatWithheld, parts.feeWithheld, parts.taken, amount)).toBeGreaterThanOrEqual(0);
          settled = {
            received: settled.received - amount,
            vatWithheld: settled.vatWithheld - parts.vatWithheld,
            feeWithheld: settled.feeWithheld - parts.feeWithheld,
          };
          overpaid -= amount + parts.vatWithheld + parts.feeWithheld;
          credited -= parts.taken;
        }
        expect({ overpaid, credited, ...settled }).toEqual({
          ...{ overpaid: 0, credited: 0, received: 0, vatWithheld: 0, feeWithheld: 0 },
        });
      }),
      RUNS,
    );
  });
});
