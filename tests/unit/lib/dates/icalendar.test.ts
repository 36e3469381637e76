import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarEntry } from "~/lib/dates/icalendar";
import { icalendar } from "~/lib/dates/icalendar";

const stamp = new Date("2026-11-21T09:30:15.123Z");
const make = (entries: CalendarEntry[]) =>
  icalendar({ name: "Agence, à faire", productId: "-//Agence//FR", timeZone: "Africa/Casablanca", stamp, entries });

/** The lines of a calendar as a reader takes them: unfolded. */
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");
const withoutEscapes = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));

describe("a calendar by RFC 5545", () => {
  it("has instants in UTC and whole days as days", () => {
    const lines = linesOf(
      make([
        { uid: "1@a.ma", on: new Date("2026-11-21T09:30:00Z"), summary: "Appeler", url: "https://a.ma/1" },
        { uid: "2@a.ma", on: "2026-12-31", summary: "Étape" },
      ]),
    );
    expect(lines.slice(0, 3)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Agence//FR"]);
    expect(lines).toContain("X-WR-CALNAME:Agence\\, à faire");
    expect(lines).toContain("DTSTAMP:20261121T093015Z");
    expect(lines).toContain("DTSTART:20261121T093000Z");
    expect(lines).toContain("DTEND:20261121T103000Z");
    expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
    expect(lines).toContain("DTEND;VALUE=DATE:20270101");
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });

  it("escapes and folds any text so that a reader gets it back", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 300 }).filter((typed) => !/\p{Cc}/u.test(typed));
    const parts = fc.array(text, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(parts, (typed) => {
        const summary = typed.join("\n");
        const made = make([{ uid: "1", on: "2026-01-01", summary }]);
        for (const line of made.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const [read] = linesOf(made).filter((line) => line.startsWith("SUMMARY:"));
        expect(withoutEscapes(read?.slice("SUMMARY:".length) ?? "")).toBe(summary);
      }),
    );
  });

  it("lets no text add a line of its own", () => {
    const lines = linesOf(make([{ uid: "1", on: "2026-01-01", summary: "a\r\nATTENDEE:x\u0000\rBEGIN:VALARM" }]));
    expect(lines.some((line) => line.startsWith("ATTENDEE") || line.startsWith("BEGIN:VALARM"))).toBe(false);
    expect(lines).toContain("SUMMARY:a\\nATTENDEE:x\\nBEGIN:VALARM");
  });
});
