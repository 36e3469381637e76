import { DAY_MS, HOUR_MS } from "./durations";

/** What a calendar shows at a time or on a day. */
export interface CalendarEntry {
  /** The same for as long as it is the same thing. */
  uid: string;
  /** An instant, or a whole day as '2026-11-21'. */
  on: Date | string;
  summary: string;
  description?: string;
  url?: string;
}

interface Calendar {
  name: string;
  /** Of whatever made it, such as '-//Agency//Due//FR'. */
  productId: string;
  /** In which a reader shows instants that carry none. */
  timeZone: string;
  stamp: Date;
  entries: readonly CalendarEntry[];
}

const ENCODER = new TextEncoder();
/** Of a line, without its end. */
const LINE_OCTETS = 75;

/** A calendar by RFC 5545, in UTC; an entry at an instant lasts an hour, one on a day that day. */
export function icalendar({ name, productId, timeZone, stamp, entries }: Calendar): string {
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:${escapeText(productId)}`, "CALSCALE:GREGORIAN", "METHOD:PUBLISH"],
    ...[`X-WR-CALNAME:${escapeText(name)}`, `X-WR-TIMEZONE:${timeZone}`],
    ...entries.flatMap((entry) => eventLines(entry, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines({ uid, on, summary, description, url }: CalendarEntry, stamp: Date): string[] {
  return [
    ...["BEGIN:VEVENT", `UID:${escapeText(uid)}`, `DTSTAMP:${utc(stamp)}`, ...span(on)],
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** The end stands for the first moment or day that is no longer part of it. */
function span(on: Date | string): [start: string, end: string] {
  if (on instanceof Date) return [`DTSTART:${utc(on)}`, `DTEND:${utc(new Date(on.getTime() + HOUR_MS))}`];
  const next = new Date(Date.parse(on) + DAY_MS).toISOString().slice(0, 10);
  return [`DTSTART;VALUE=DATE:${plain(on)}`, `DTEND;VALUE=DATE:${plain(next)}`];
}

const plain = (day: string) => day.replaceAll("-", "");

/** '20261121T093000Z'. */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** A value of type TEXT: control characters but line breaks are left out, since none may stand in it. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\t\n]/gu, "")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Breaks a line so that none has more than 75 octets, between characters; what goes on begins with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = ENCODER.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      [part, octets] = [" ", 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}
