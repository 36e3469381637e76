/** A day of the calendar, as '2026-11-21'. */
export type Day = string;

const casablanca = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Casablanca" });

/** The day it is in Casablanca at a moment. */
export function dayInCasablanca(moment: Date): Day {
  return casablanca.format(moment);
}

const HOUR_MS = 3_600_000;

/** The moment at which a day begins in Casablanca: an hour before Greenwich, in Ramadan together with it. */
export function startOfDay(day: Day): Date {
  const midnight = Date.parse(day);
  const ahead = new Date(midnight - HOUR_MS);
  return dayInCasablanca(ahead) === day ? ahead : new Date(midnight);
}

/** So many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
}

/** The first day of the month so many months later, or earlier. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(day);
  return toDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)));
}

/** The Monday of the day's week. Source: ISO 8601. */
export function startOfWeek(day: Day): Day {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
