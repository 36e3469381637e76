import { describe, expect, it } from "vitest";
import { scheduleStepSchema } from "~/features/billing/schema/content";
import { stateOfQuote } from "~/features/quotes/model/client-quote";

const sent = { status: "sent", validUntil: "2026-11-27", isCurrent: true, isBeingEdited: false } as const;

describe("a quote that was sent", () => {
  it("is open on the last day on which it is valid, and has expired on the next", () => {
    expect(stateOfQuote(sent, "2026-11-27")).toBe("open");
    expect(stateOfQuote(sent, "2026-11-28")).toBe("expired");
  });
});

describe("what is kept of a quote", () => {
  it("has no delay below nought", () => {
    const step = { title: "À la livraison", shareBp: 10_000, kind: "balance" };
    const isTaken = (days: number) => scheduleStepSchema.safeParse({ ...step, days }).success;
    expect([isTaken(0), isTaken(-1)]).toEqual([true, false]);
  });
});
