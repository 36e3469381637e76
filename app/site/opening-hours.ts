import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/lib/dates/durations";
import { addDays, dayInCasablanca, instantOf, localTimeOf, weekdayIn } from "./calendar";
import type { OpeningDay } from "./site-settings";

/** What the pages promise: an answer within a day, while the agency is open. */
const PROMISE_MS = DAY_MS;

/** More days than any agency closes on end. */
const DAYS_MAX = 14;

/** Two times of a day in words: '9 h – 18 h 30', '9h-12h', '09:00 à 18:00'. */
const SPAN = /(\d{1,2}) ?[h:]? ?(\d{2})? ?(?:[–—-]|à|a) ?(\d{1,2}) ?[h:]? ?(\d{2})?/i;

/** For hours that are written in another way. */
const USUAL: Span = { from: 9 * 60, until: 18 * 60 };

/** In minutes since midnight. */
interface Span {
  from: number;
  until: number;
}

/** The first moment, from this one on, at which the agency is open. Where no day is open, every moment is. */
function openingFrom(moment: Date, hours: readonly OpeningDay[]): Date {
  if (hours.every((day) => day.hours.length === 0)) return moment;
  for (let days = 0; days <= DAYS_MAX; days += 1) {
    const opening = openingOn(addDays(dayInCasablanca(moment), days), moment, hours);
    if (opening) return opening;
  }
  return moment;
}

/** The first moment of a day, not before the given one, at which the agency is open; null where there is none. */
function openingOn(day: string, moment: Date, hours: readonly OpeningDay[]): Date | null {
  const noon = instantOf(`${day}T12:00`);
  const spans = (hours[weekdayIn(noon)]?.hours ?? []).map(spanOf).sort((a, b) => a.from - b.from);
  for (const { from, until } of spans) {
    const [opens, closes] = [atMinute(day, from), atMinute(day, until)];
    if (moment < closes) return moment > opens ? moment : opens;
  }
  return null;
}

function spanOf(words: string): Span {
  const [, from, fromMinutes = "0", until, untilMinutes = "0"] = SPAN.exec(words.replace(/\s+/g, " ")) ?? [];
  if (from === undefined || until === undefined) return USUAL;
  const span = { from: Number(from) * 60 + Number(fromMinutes), until: Number(until) * 60 + Number(untilMinutes) };
  return span.from < span.until && span.until <= 24 * 60 ? span : USUAL;
}

function atMinute(day: string, minute: number): Date {
  return new Date(instantOf(`${day}T00:00`).getTime() + minute * MINUTE_MS);
}

/**
 * Until when a message received at this moment is answered in time. The clock starts once the agency is open, and where
 * it would end while the agency is closed, it ends at the next opening.
 */
export function replyDue(received: Date, hours: readonly OpeningDay[]): Date {
  return openingFrom(new Date(openingFrom(received, hours).getTime() + PROMISE_MS), hours);
}

/** Delays that a next action may wait. */
export const DELAYS = ["hours-2", "days-1", "days-3", "days-7"] as const;

export type Delay = (typeof DELAYS)[number];

/** At which hour of its day an action of a later day is due. */
const DUE_HOUR = "10:00";

/** When a delay from this moment ends: while the agency is open, on a full minute. */
export function endOfDelay(delay: Delay, moment: Date, hours: readonly OpeningDay[]): Date {
  const [unit, count] = delay.split("-");
  const end =
    unit === "hours"
      ? instantOf(localTimeOf(new Date(moment.getTime() + Number(count) * HOUR_MS)))
      : instantOf(`${addDays(dayInCasablanca(moment), Number(count))}T${DUE_HOUR}`);
  return openingFrom(end, hours);
}
