import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOf, taxOf } from "~/features/billing/model/totals";
import { mostVatWithheld, proposedPayment } from "~/features/invoices/model/payment";
import { splitPayment } from "~/features/invoices/model/payment-split";
import { propertyRuns } from "../../support/all";

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
