import {
  getDayOfWeek,
  parseDate,
  parseDateTime,
  startOfWeek as startOfCalendarWeek,
  startOfMonth,
} from "@internationalized/date";
import { clockInCasablanca, dayInCasablanca, instantInCasablanca } from "~/lib/dates/casablanca";

export { dayInCasablanca };

/** A day of the calendar, as '2026-11-21'. */
export type Day = string;

/** Weeks begin on Monday, whatever the locale says. */
const WEEK = ["fr", "mon"] as const;

/** The day of the week in Casablanca, 0 for Monday to 6 for Sunday. */
export function weekdayIn(moment: Date): number {
  return getDayOfWeek(parseDate(dayInCasablanca(moment)), ...WEEK);
}

/** The instant at which a day begins in Casablanca. */
export function startOfDay(day: Day): Date {
  return instantInCasablanca(parseDate(day).toDate("UTC"));
}

/** A moment by the clock of Casablanca, as '2026-11-21T09:30': what a field for a date with its time holds. */
export type LocalTime = string;

/** What the clock of Casablanca shows at an instant, to the minute. */
export function localTimeOf(moment: Date): LocalTime {
  return clockInCasablanca(moment).slice(0, 16);
}

/** The instant at which the clock of Casablanca shows this. @throws for a text that is no such time */
export function instantOf(time: LocalTime): Date {
  return instantInCasablanca(parseDateTime(time).toDate("UTC"));
}

/** So many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  return parseDate(day).add({ days: count }).toString();
}

/** The first day of the month so many months later, or earlier. */
export function addMonths(day: Day, count: number): Day {
  return startOfMonth(parseDate(day)).add({ months: count }).toString();
}

/** The Monday of the day's week. Source: ISO 8601. */
export function startOfWeek(day: Day): Day {
  return startOfCalendarWeek(parseDate(day), ...WEEK).toString();
}
