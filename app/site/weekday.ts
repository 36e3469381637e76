const NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const calendar = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "Africa/Casablanca" });

/** The day of the week in Casablanca, 0 for Monday to 6 for Sunday. */
export function weekdayIn(now: Date): number {
  return NAMES.indexOf(calendar.format(now));
}
