import { formatWeekdayTime } from "~/site/format";
import type { Delay } from "~/site/opening-hours";
import { DELAYS, endOfDelay } from "~/site/opening-hours";
import type { OpeningDay } from "~/site/site-settings";

/** The delays in words. */
export const DELAY_LABELS: Record<Delay, string> = {
  "hours-2": "Dans 2 heures",
  "days-1": "Demain",
  "days-3": "Dans 3 jours",
  "days-7": "Dans une semaine",
};

/** The delays that a next action may have, each with the moment at which it would end now. */
export function delayOptions(now: Date, hours: readonly OpeningDay[]) {
  const delays = DELAYS.map((value) => ({
    value,
    label: `${DELAY_LABELS[value]} (${formatWeekdayTime(endOfDelay(value, now, hours))})`,
  }));
  return [{ value: "", label: "Aucun" }, ...delays];
}
