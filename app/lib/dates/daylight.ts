const FIRST_HOUR = 8;
const LAST_HOUR = 18;

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone: "Africa/Casablanca" });

/** The hour of the day in Casablanca, 8 to 18, by which the wall is lit; null outside, when it is lit as at night. */
export function daylightHour(now: Date): number | null {
  const hour = Number(clock.format(now));
  return hour >= FIRST_HOUR && hour <= LAST_HOUR ? hour : null;
}
