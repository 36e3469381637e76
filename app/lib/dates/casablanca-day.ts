const MINUTE_MS = 60_000;

// The Swedish way to write a date is that of ISO 8601.
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Africa/Casablanca" });

let knownMinute = Number.NaN;
let knownDay = "";

/** The day in Casablanca, as '2026-11-21'. Formatting a date costs more than counting what came: once a minute does. */
export function casablancaDay(now: number): string {
  const minute = Math.floor(now / MINUTE_MS);
  if (minute !== knownMinute) {
    knownMinute = minute;
    knownDay = calendar.format(now);
  }
  return knownDay;
}
