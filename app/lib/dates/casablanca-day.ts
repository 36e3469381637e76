const MINUTE_MS = 60_000;

// The Swedish way to write a date is that of ISO 8601.
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Africa/Casablanca" });

let knownMinute = Number.NaN;
let knownDay = "";

/** The day in Casablanca at an instant, as '2026-11-21'. Formatting costs more than counting a view: once a minute does. */
export function dayInCasablanca(moment: Date): string {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  if (minute !== knownMinute) {
    knownMinute = minute;
    knownDay = calendar.format(moment);
  }
  return knownDay;
}
