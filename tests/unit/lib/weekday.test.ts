import { describe, expect, it } from "vitest";
import { weekdayIn } from "~/site/calendar";

describe("weekdayIn", () => {
  it("counts from Monday", () => {
    expect(weekdayIn(new Date("2026-03-02T12:00:00Z"))).toBe(0);
    expect(weekdayIn(new Date("2026-03-08T12:00:00Z"))).toBe(6);
  });

  it("knows that the day begins earlier in Casablanca than in Greenwich", () => {
    expect(weekdayIn(new Date("2026-06-01T22:30:00Z"))).toBe(0);
    expect(weekdayIn(new Date("2026-06-01T23:30:00Z"))).toBe(1);
  });
});
