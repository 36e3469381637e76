import { describe, expect, it } from "vitest";
import { openingHours } from "~/content/contact";
import { instantOf, localTimeOf } from "~/site/calendar";
import { endOfDelay, replyDue } from "~/site/opening-hours";

const week = (...hours: string[]) => openingHours.map(({ day }) => ({ day, hours }));
const due = (received: string, hours: Parameters<typeof replyDue>[1] = openingHours) =>
  localTimeOf(replyDue(instantOf(received), hours));

describe("the promise of an answer", () => {
  // 23 November 2026 is a Monday. Closed: nights, Friday from 12:30 to 15:00, Saturday from 13:00, Sunday.
  it.each([
    ["by day", "2026-11-23T15:00", "2026-11-24T15:00"],
    ["by night, the clock starting in the morning", "2026-11-23T22:00", "2026-11-25T09:00"],
    ["before opening", "2026-11-24T06:00", "2026-11-25T09:00"],
    ["on a Thursday, ending in the long pause of Friday", "2026-11-26T13:00", "2026-11-27T15:00"],
    ["on a Friday evening, ending after the week", "2026-11-27T17:00", "2026-11-30T09:00"],
    ["on a Sunday", "2026-11-29T11:00", "2026-12-01T09:00"],
  ])("of a message received %s", (_when, received, expected) => {
    expect(due(received)).toBe(expected);
  });

  it.each(["9 h – 18 h 30", "9h-18h30", "09:00 à 18:30", "9 h 00 — 18 h 30"])("reads hours written as %s", (hours) => {
    expect(due("2026-11-23T19:00", week(hours))).toBe("2026-11-25T09:00");
    expect(due("2026-11-23T18:15", week(hours))).toBe("2026-11-24T18:15");
  });

  it("takes hours that it cannot read for usual ones, and runs on where no day is open", () => {
    expect(due("2026-11-23T20:00", week("sur rendez-vous"))).toBe("2026-11-25T09:00");
    expect(due("2026-11-23T20:00", week())).toBe("2026-11-24T20:00");
  });

  it("keeps to the clock of Casablanca in Ramadan, when it goes back by an hour", () => {
    expect(due("2027-02-06T12:00")).toBe("2027-02-08T09:00");
    expect(replyDue(instantOf("2027-02-06T12:00"), openingHours).toISOString()).toMatch(/T0[89]:00/);
  });
});

describe("a delay", () => {
  it.each([
    ["hours-2", "2026-11-23T10:15", "2026-11-23T12:15"],
    ["hours-2", "2026-11-23T18:00", "2026-11-24T09:00"],
    ["days-1", "2026-11-23T18:00", "2026-11-24T10:00"],
    ["days-1", "2026-11-28T11:00", "2026-11-30T09:00"],
    ["days-7", "2026-11-23T18:00", "2026-11-30T10:00"],
  ] as const)("of %s from %s ends while the agency is open", (delay, from, end) => {
    expect(localTimeOf(endOfDelay(delay, instantOf(from), openingHours))).toBe(end);
  });
});
