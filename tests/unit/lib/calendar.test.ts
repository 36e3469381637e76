import { describe, expect, it } from "vitest";
import { stepsOf } from "~/features/marketing/analytics/model";
import { addDays, addMonths, dayInCasablanca, startOfDay, startOfWeek, weekdayIn } from "~/site/calendar";

describe("days of the calendar", () => {
  // Dates of 2025: from September 2026 on, newer time zone data know of no hour ahead of Greenwich any more.
  it("are those of Casablanca, an hour ahead of Greenwich except in Ramadan", () => {
    expect(dayInCasablanca(new Date("2025-11-20T23:30:00Z"))).toBe("2025-11-21");
    expect(dayInCasablanca(new Date("2026-03-01T23:30:00Z"))).toBe("2026-03-01");
  });

  it.each([
    ["2025-11-21", "2025-11-20T23:00:00.000Z"],
    ["2026-03-01", "2026-03-01T00:00:00.000Z"],
  ])("%s begins at %s", (day, moment) => expect(startOfDay(day).toISOString()).toBe(moment));

  it.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-01-01", -1, "2025-12-31"],
  ])("%s and %i days is %s", (day, count, later) => expect(addDays(day, count)).toBe(later));

  it.each([
    ["2026-01-31", 1, "2026-02-01"],
    ["2026-01-31", -1, "2025-12-01"],
    ["2026-11-21", 0, "2026-11-01"],
  ])("the month %s and %i months away begins on %s", (day, count, first) => expect(addMonths(day, count)).toBe(first));

  it.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2027-01-01", "2026-12-28"],
  ])("the week of %s begins on Monday, %s", (day, monday) => expect(startOfWeek(day)).toBe(monday));
});

it.each([
  ["2026-03-02T12:00:00Z", 0],
  ["2026-03-08T12:00:00Z", 6],
  // The day begins earlier in Casablanca than in Greenwich.
  ["2026-06-01T22:30:00Z", 0],
  ["2026-06-01T23:30:00Z", 1],
])("the weekday at %s, counted from Monday, is %i", (at, day) => expect(weekdayIn(new Date(at))).toBe(day));

describe("the steps of a period", () => {
  const edges = (steps: ReturnType<typeof stepsOf>) => [steps.length, steps[0], steps.at(-1)];

  it("are thirty days, today the last", () => {
    expect(edges(stepsOf("days", "2026-11-21"))).toEqual([
      30,
      { from: "2026-10-23", label: "23 oct.", name: "vendredi 23 octobre 2026" },
      { from: "2026-11-21", label: "21 nov.", name: "samedi 21 novembre 2026" },
    ]);
  });

  it("are twelve weeks from Monday, this one the last", () => {
    expect(edges(stepsOf("weeks", "2026-11-21"))).toEqual([
      12,
      { from: "2026-08-31", label: "31 août", name: "semaine du 31 août 2026" },
      { from: "2026-11-16", label: "16 nov.", name: "semaine du 16 novembre 2026" },
    ]);
  });

  it("are twelve months, this one the last", () => {
    expect(edges(stepsOf("months", "2026-11-21"))).toEqual([
      12,
      { from: "2025-12-01", label: "déc.", name: "décembre 2025" },
      { from: "2026-11-01", label: "nov.", name: "novembre 2026" },
    ]);
  });
});
