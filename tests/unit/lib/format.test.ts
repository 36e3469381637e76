import { expect, it } from "vitest";
import { withFirstOfMonth } from "~/lib/dates/first-of-month";
import { formatNumber } from "~/lib/text/format-number";
import { dayInCasablanca } from "~/site/calendar";
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatMad,
  formatNumericDate,
  formatNumericDateTime,
  formatShortDateTime,
} from "~/site/format";

const morning = new Date("2025-11-21T08:12:00Z");

it("writes prices as one reads them in Morocco", () => {
  expect(formatMad(12500).replace(/\s/g, " ")).toBe("12 500 MAD");
  expect(formatMad(99.5).replace(/\s/g, " ")).toBe("99,50 MAD");
  expect(formatNumber(1234567).replace(/\s/g, " ")).toBe("1 234 567");
});

it("writes Arabic in the digits of Morocco, with a comma before decimals as beside amounts", () => {
  expect(formatDate(morning, "ar")).toBe("21 نوفمبر 2025");
  expect(formatDateTime(morning, "ar")).toContain("21 نوفمبر 2025");
  expect(formatMad(12500.5, "ar").replace(/\s/g, " ")).toBe("12.500,50 MAD");
  expect(formatBytes(2.5 * 1024 ** 2, "ar")).toContain("2,5");
  for (const text of [formatDateTime(morning, "ar"), formatBytes(1234, "ar")]) expect(text).not.toMatch(/[٠-٩]/);
});

it("writes times in Casablanca, whatever the server's clock says", () => {
  expect(formatDate(morning)).toBe("21 novembre 2025");
  expect(formatDateTime(morning)).toBe("21 novembre 2025 à 09:12");
  expect(formatShortDateTime(morning)).toBe("21 nov. 2025, 09:12");
});

it("writes dates in figures for tables, on the day it is in Casablanca", () => {
  const lateEvening = new Date("2025-11-21T23:30:00Z");
  expect(formatNumericDate(morning)).toBe("21/11/2025");
  expect(formatNumericDateTime(lateEvening)).toBe("22/11/2025 00:30");
  expect(dayInCasablanca(lateEvening)).toBe("2025-11-22");
});

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
