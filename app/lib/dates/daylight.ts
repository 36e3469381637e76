import { clockInCasablanca } from "./casablanca";

const FIRST_HOUR = 8;
const LAST_HOUR = 18;

/** The hour of the day in Casablanca, 8 to 18, by which the wall is lit; null outside, when it is lit as at night. */
export function daylightHour(now: Date): number | null {
  const hour = Number(clockInCasablanca(now).slice(11, 13));
  return hour >= FIRST_HOUR && hour <= LAST_HOUR ? hour : null;
}
