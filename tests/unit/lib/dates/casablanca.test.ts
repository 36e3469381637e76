import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import moment from "moment-timezone";
import { expect, it } from "vitest";
import { formatExactTime } from "~/features/billing/model/days";
import {
  casablancaFormat,
  clockInCasablanca,
  dayInCasablanca,
  instantInCasablanca,
  ZONE_DATA,
} from "~/lib/dates/casablanca";
import { startOfDay, weekdayIn } from "~/site/calendar";
import { formatDateTime, formatNumericDateTime } from "~/site/format";

const HOUR_MS = 3_600_000;

it("knows each hour as the tz database does", () => {
  const zone = moment.tz.zone("Africa/Casablanca");
  const wrong: string[] = [];
  for (let time = Date.UTC(2000, 0, 1); time < Date.UTC(2031, 0, 1); time += HOUR_MS) {
    const shown = new Date(time - zone!.utcOffset(time) * 60_000).toISOString().slice(0, -1);
    if (clockInCasablanca(new Date(time)) !== shown) wrong.push(shown);
  }
  expect(wrong).toEqual([]);
  expect(ZONE_DATA).toBe(moment.tz.dataVersion);
});

it("goes back for good in September 2026", () => {
  const hours = ["2026-09-20T00:59:59Z", "2026-09-20T01:00:00Z", "2026-11-27T12:00:00Z", "2027-07-01T12:00:00Z"];
  expect(hours.map((hour) => clockInCasablanca(new Date(hour)).slice(0, 19))).toEqual([
    "2026-09-20T01:59:59",
    "2026-09-20T01:00:00",
    "2026-11-27T12:00:00",
    "2027-07-01T12:00:00",
  ]);
  expect(formatNumericDateTime(new Date("2026-11-27T23:30:00Z"))).toBe("27/11/2026 23:30");
  expect(formatDateTime(new Date("2026-11-27T12:00:00Z"))).toContain("12:00");
  expect(dayInCasablanca(new Date("2026-11-27T23:30:00Z"))).toBe("2026-11-27");
  expect(startOfDay("2026-11-27").toISOString()).toBe("2026-11-27T00:00:00.000Z");
  expect(weekdayIn(new Date("2026-11-29T23:30:00Z"))).toBe(6);
});

it("names the distance from UTC in the evidence of an acceptance, then and now", () => {
  const exact = (time: string) => formatExactTime(new Date(time), "fr");
  expect(exact("2026-06-01T09:12:05Z")).toMatch(/^1er juin 2026 à 10:12:05 UTC\+1$/);
  expect(exact("2026-11-27T09:12:05Z")).toMatch(/^27 novembre 2026 à 09:12:05 UTC$/);
});

it.each([
  ["2026-06-01T10:00", "2026-06-01T09:00:00.000Z"],
  ["2026-11-27T10:00", "2026-11-27T10:00:00.000Z"],
  // Twice on the clock: the first.
  ["2026-09-20T01:30", "2026-09-20T00:30:00.000Z"],
  // Skipped when Ramadan ended.
  ["2026-03-22T02:30", "2026-03-22T02:30:00.000Z"],
])("the clock shows %s at %s", (shown, instant) => {
  expect(instantInCasablanca(new Date(`${shown}:00Z`)).toISOString()).toBe(instant);
});

it("writes both halves of a year by one format", () => {
  const { format } = casablancaFormat("fr", { hour: "2-digit", minute: "2-digit" });
  expect(["2026-06-01T09:00:00Z", "2026-12-01T09:00:00Z"].map((time) => format(new Date(time)))).toEqual([
    "10:00",
    "09:00",
  ]);
});

it("is the only way to the hour of Casablanca, but for the doctor, who compares, and the zone that a calendar names", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const named = files.filter((name) => readFileSync(join("app", name), "utf8").includes("Africa/Casablanca"));
  expect(named.sort()).toEqual([
    "features/operations/checks/time.server.ts",
    "routes/calendrier.$token[.]ics/route.ts",
  ]);
});
