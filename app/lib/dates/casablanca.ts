import { HOUR_MS } from "./durations";

/** The release of the tz database that the table below is taken from; a test compares it with the package that carries it. */
export const ZONE_DATA = "2026f";

/**
 * When Morocco's clocks were an hour ahead of UTC: from 2018 all year but Ramadan, until September 2026. Our own table,
 * because Node 20 and some databases go on adding the hour.
 */
const HOUR_AHEAD: readonly (readonly [from: string, until: string])[] = [
  ["2008-06-01T00", "2008-08-31T23"],
  ["2009-06-01T00", "2009-08-20T23"],
  ["2010-05-02T00", "2010-08-07T23"],
  ["2011-04-03T00", "2011-07-30T23"],
  ["2012-04-29T02", "2012-07-20T02"],
  ["2012-08-20T02", "2012-09-30T02"],
  ["2013-04-28T02", "2013-07-07T02"],
  ["2013-08-10T02", "2013-10-27T02"],
  ["2014-03-30T02", "2014-06-28T02"],
  ["2014-08-02T02", "2014-10-26T02"],
  ["2015-03-29T02", "2015-06-14T02"],
  ["2015-07-19T02", "2015-10-25T02"],
  ["2016-03-27T02", "2016-06-05T02"],
  ["2016-07-10T02", "2016-10-30T02"],
  ["2017-03-26T02", "2017-05-21T02"],
  ["2017-07-02T02", "2017-10-29T02"],
  ["2018-03-25T02", "2018-05-13T02"],
  ["2018-06-17T02", "2019-05-05T02"],
  ["2019-06-09T02", "2020-04-19T02"],
  ["2020-05-31T02", "2021-04-11T02"],
  ["2021-05-16T02", "2022-03-27T02"],
  ["2022-05-08T02", "2023-03-19T02"],
  ["2023-04-23T02", "2024-03-10T02"],
  ["2024-04-14T02", "2025-02-23T02"],
  ["2025-04-06T02", "2026-02-15T02"],
  ["2026-03-22T02", "2026-09-20T01"],
];

const SPANS = HOUR_AHEAD.map(([from, until]) => [Date.parse(`${from}:00Z`), Date.parse(`${until}:00Z`)] as const);
/** Most moments that are asked for are of these days, so that the newest span is looked at first. */
const NEWEST_FIRST = SPANS.reverse();

/** By how many milliseconds the clock of Casablanca is ahead of UTC at an instant of 1986 or later. */
function aheadOf(time: number): number {
  const span = NEWEST_FIRST.find(([from]) => time >= from);
  return span && time < span[1] ? HOUR_MS : 0;
}

/** What the clock of Casablanca shows at an instant, as ISO 8601 writes it: '2026-11-21T09:30:00.000'. */
export function clockInCasablanca(moment: Date): string {
  return new Date(moment.getTime() + aheadOf(moment.getTime())).toISOString().slice(0, -1);
}

/** The day in Casablanca at an instant, as '2026-11-21'. */
export function dayInCasablanca(moment: Date): string {
  return clockInCasablanca(moment).slice(0, 10);
}

/** The year in Casablanca at an instant. */
export function yearInCasablanca(moment: Date): number {
  return Number(clockInCasablanca(moment).slice(0, 4));
}

/** The instant of a time on Casablanca's clock, given as UTC: the first of two; an hour later if it was skipped. */
export function instantInCasablanca(shown: Date): Date {
  const early = shown.getTime() - HOUR_MS;
  return aheadOf(early) === HOUR_MS ? new Date(early) : shown;
}

/** Writes instants by the clock of Casablanca, as `Intl.DateTimeFormat` writes them by that of a zone. */
export function casablancaFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): { format(moment: Date): string } {
  const usual = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  // Always an hour ahead of UTC, and so the same in whatever data; POSIX turns the sign.
  const ahead = new Intl.DateTimeFormat(locale, { ...options, timeZone: "Etc/GMT-1" });
  return { format: (moment) => (aheadOf(moment.getTime()) === 0 ? usual : ahead).format(moment) };
}

const FIRST_HOUR = 8;
const LAST_HOUR = 18;

/** The hour of the day in Casablanca, 8 to 18, by which the wall is lit; null outside, when it is lit as at night. */
export function daylightHour(now: Date): number | null {
  const hour = Number(clockInCasablanca(now).slice(11, 13));
  return hour >= FIRST_HOUR && hour <= LAST_HOUR ? hour : null;
}
