import { expect, test } from "vitest";
import { daylightHour } from "~/lib/dates/casablanca";

// Morocco's clock stood one hour ahead of UTC, and went back to it during Ramadan; since September 2026 it is at UTC, of
// which older time zone data do not know.
test.each([
  ["2025-11-21T06:59:59Z", null],
  ["2025-11-21T07:00:00Z", 8],
  ["2025-11-21T12:30:00Z", 13],
  ["2025-11-21T17:59:59Z", 18],
  ["2025-11-21T18:00:00Z", null],
  ["2025-11-21T23:30:00Z", null],
  ["2026-03-01T08:00:00Z", 8],
])("at %s the wall is lit as at %s", (instant, hour) => {
  expect(daylightHour(new Date(instant))).toBe(hour);
});
