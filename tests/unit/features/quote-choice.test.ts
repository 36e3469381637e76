import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineAmount, totalsOf } from "~/features/billing/model/totals";
import type { BillingDocument, LineOption } from "~/features/billing/schema";
import { scheduleStepSchema } from "~/features/billing/schema";
import {
  optionField,
  optionFieldsOf,
  optionGroupsOf,
  readChoice,
  stateOfQuote,
  withChoice,
} from "~/features/quotes/model/client-quote";
import { propertyRuns } from "../../support/all";

const line = fc.record({
  ...{ id: fc.uuid(), section: fc.constant(null), designation: fc.string(), description: fc.constant(null) },
  ...{ quantity: fc.integer({ min: 0, max: 100_000 }), unit: fc.constant("u") },
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
  discountBp: fc.integer({ min: 0, max: 10_000 }),
  vatRateBp: fc.constantFrom(0, 700, 1000, 1400, 2000),
  exemption: fc.constant(null),
});
const option = fc.record({
  kind: fc.constantFrom("one_of", "any_of"),
  group: fc.constantFrom("Hébergement", "Langues"),
}) as fc.Arbitrary<LineOption>;

const priced = <Line extends Parameters<typeof lineAmount>[0]>(own: Line) => ({ ...own, amount: lineAmount(own) });

const quote = fc
  .record({
    lines: fc.array(line, { maxLength: 6 }),
    options: fc.uniqueArray(fc.tuple(line, option), { maxLength: 8, selector: ([{ id }]) => id }),
  })
  .map(({ lines, options }) => ({
    lines: lines.map(priced),
    options: options.map(([own, kind]) => ({ ...priced(own), option: kind })),
    ...totalsOf(lines),
  }));

describe("the options of a quote", () => {
  it("add up, once chosen, to the sums of the lines that count", () => {
    const property = fc.property(quote, fc.infiniteStream(fc.nat()), (drawn, numbers) => {
      const document = drawn as unknown as BillingDocument;
      const next = () => numbers.next().value as number;
      const fields = new Map<string, string>();
      for (const group of optionGroupsOf(document)) {
        if (group.kind === "one_of") {
          const chosen = group.lines[next() % (group.lines.length + 1)];
          fields.set(optionField(group, group.lines[0]!), chosen?.id ?? "");
        } else for (const own of group.lines) if (next() % 2) fields.set(optionField(group, own), "on");
      }
      expect([...fields.keys()].every((name) => optionFieldsOf(document).includes(name))).toBe(true);
      const chosen = readChoice(fields, document)!;
      const accepted = withChoice(document, chosen);
      const counted = [...document.lines, ...document.options.filter(({ id }) => chosen.includes(id))];
      expect(accepted).toMatchObject({ ...totalsOf(counted), payable: totalsOf(counted).gross });
      expect(accepted.net).toBe(accepted.lines.reduce((sum, { amount }) => sum + amount, 0));
      expect(accepted.lines.length + accepted.options.length).toBe(document.lines.length + document.options.length);
    });
    fc.assert(property, propertyRuns(10_000));
  });

  it("of another quote, or two of which there may be one, are no choice", () => {
    const group: LineOption = { kind: "one_of", group: "Hébergement" };
    const options = ["a", "b"].map((id) => ({ id, option: group })) as BillingDocument["options"];
    expect(readChoice([["option:a", "b"]], { options })).toEqual(["b"]);
    expect(readChoice([["option:a", ""]], { options })).toEqual([]);
    expect(readChoice([["signer_name", "b"]], { options })).toEqual([]);
    expect(readChoice([["option:a", "c"]], { options })).toBeNull();
    expect(readChoice([["option:c", "on"]], { options })).toBeNull();
    const both = [
      ["option:a", "on"],
      ["option:b", "on"],
    ] as const;
    expect(readChoice(both, { options })).toBeNull();
  });
});

const sent = { status: "sent", validUntil: "2026-11-27", isCurrent: true, isBeingEdited: false } as const;

it("a quote that was sent is open on the last day on which it is valid, and has expired on the next", () => {
  expect(stateOfQuote(sent, "2026-11-27")).toBe("open");
  expect(stateOfQuote(sent, "2026-11-28")).toBe("expired");
});

it("what is kept of a quote has no delay below nought", () => {
  const step = { title: "À la livraison", shareBp: 10_000, kind: "balance" };
  const isTaken = (days: number) => scheduleStepSchema.safeParse({ ...step, days }).success;
  expect([isTaken(0), isTaken(-1)]).toEqual([true, false]);
});
