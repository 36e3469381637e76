import {
  fromDate,
  getDayOfWeek,
  parseDate,
  parseDateTime,
  startOfWeek as startOfCalendarWeek,
  startOfMonth,
  toCalendarDateTime,
} from "@internationalized/date";
import { dayInCasablanca } from "~/lib/dates/casablanca-day";

export { dayInCasablanca };

/** A day of the calendar, as '2026-11-21'. */
export type Day = string;

const TIME_ZONE = "Africa/Casablanca";

/** Weeks begin on Monday, whatever the locale says. */
const WEEK = ["fr", "mon"] as const;

/** The day of the week in Casablanca, 0 for Monday to 6 for Sunday. */
export function weekdayIn(moment: Date): number {
  return getDayOfWeek(fromDate(moment, TIME_ZONE), ...WEEK);
}

/** The instant at which a day begins in Casablanca: UTC+1, in Ramadan UTC. */
export function startOfDay(day: Day): Date {
  return parseDate(day).toDate(TIME_ZONE);
}

/** A moment by the clock of Casablanca, as '2026-11-21T09:30': what a field for a date with its time holds. */
export type LocalTime = string;

/** What the clock of Casablanca shows at an instant, to the minute. */
export function localTimeOf(moment: Date): LocalTime {
  return toCalendarDateTime(fromDate(moment, TIME_ZONE)).toString().slice(0, 16);
}

/** The instant at which the clock of Casablanca shows this. @throws for a text that is no such time */
export function instantOf(time: LocalTime): Date {
  return parseDateTime(time).toDate(TIME_ZONE);
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
