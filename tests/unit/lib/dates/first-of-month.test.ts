import { expect, it } from "vitest";
import { withFirstOfMonth } from "~/lib/dates/first-of-month";
import { formatDate, formatShortDateTime } from "~/site/format";

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

it("numbers the first of each month as French does, whole and short, and no other day", () => {
  for (const month of MONTHS) {
    const on = (day: number) => new Date(Date.UTC(2026, month, day, 12));
    expect(formatDate(on(1))).toMatch(/^1er \p{L}/u);
    expect(formatShortDateTime(on(1))).toMatch(/^1er \p{L}/u);
    expect([formatDate(on(11)), formatDate(on(21))].join()).not.toContain("1er");
  }
});

it("leaves hours, years and other languages as they are", () => {
  expect(withFirstOfMonth("11 mars 2021, 01:01")).toBe("11 mars 2021, 01:01");
  expect(formatDate(new Date("2026-05-01T12:00:00Z"), "es")).toBe("1 de mayo de 2026");
});
