import {
  fromDate,
  getDayOfWeek,
  parseDate,
  startOfWeek as startOfCalendarWeek,
  startOfMonth,
  toCalendarDate,
} from "@internationalized/date";

/** A day of the calendar, as '2026-11-21'. */
export type Day = string;

const TIME_ZONE = "Africa/Casablanca";

/** Weeks begin on Monday, whatever the locale says. */
const WEEK = ["fr", "mon"] as const;

/** The day in Casablanca at an instant. */
export function dayInCasablanca(moment: Date): Day {
  return toCalendarDate(fromDate(moment, TIME_ZONE)).toString();
}

/** The day of the week in Casablanca, 0 for Monday to 6 for Sunday. */
export function weekdayIn(moment: Date): number {
  return getDayOfWeek(fromDate(moment, TIME_ZONE), ...WEEK);
}

/** The instant at which a day begins in Casablanca: UTC+1, in Ramadan UTC. */
export function startOfDay(day: Day): Date {
  return parseDate(day).toDate(TIME_ZONE);
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
