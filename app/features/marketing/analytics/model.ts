import { withFirstOfMonth } from "~/lib/dates/first-of-month";
import type { Day } from "~/site/calendar";
import { addDays, addMonths, startOfWeek } from "~/site/calendar";

export const STATISTICS_LOAD_FAILURE = "Impossible de charger les statistiques";

/** Beside an entry of the back office no more is counted than this, which reads as that much or more. */
export const WAITING_MAX = 100;

export const TOP_COUNT = 5;

/** The services that few ask for, together. */
export const OTHER_SERVICES = "Autres";

/** The periods of the charts: how far back, and in which steps. */
export const PERIODS = ["days", "weeks", "months"] as const;

export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<Period, string> = { days: "30 jours", weeks: "12 semaines", months: "12 mois" };

/** Heading of the column of steps in a chart's table. */
export const STEP_LABELS: Record<Period, string> = { days: "Jour", weeks: "Semaine", months: "Mois" };

const COUNTS: Record<Period, number> = { days: 30, weeks: 12, months: 12 };

/** A range of days that is counted as one. */
export interface Step {
  from: Day;
  /** Under a column: '21 nov.' */
  label: string;
  /** In a table: 'samedi 21 novembre 2026'. */
  name: string;
}

/** The steps of a period, the last one being under way. */
export function stepsOf(period: Period, today: Day): Step[] {
  const last = STARTS[period](today, 0);
  return Array.from({ length: COUNTS[period] }, (_, index) => {
    const from = STARTS[period](last, index + 1 - COUNTS[period]);
    return { from, label: WORDS[period].label(from), name: WORDS[period].name(from) };
  });
}

/** The first day of the step so many steps away from that of a day. */
const STARTS: Record<Period, (day: Day, offset: number) => Day> = {
  days: addDays,
  weeks: (day, offset) => addDays(startOfWeek(day), 7 * offset),
  months: addMonths,
};

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("fr-MA", { ...options, timeZone: "UTC" });
  return (day: Day) => withFirstOfMonth(format.format(new Date(day)));
};

const dayLabel = formatter({ day: "numeric", month: "short" });
const dayName = formatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const mondayName = formatter({ day: "numeric", month: "long", year: "numeric" });
const monthLabel = formatter({ month: "short" });
const monthName = formatter({ month: "long", year: "numeric" });

const WORDS: Record<Period, { label: (day: Day) => string; name: (day: Day) => string }> = {
  days: { label: dayLabel, name: dayName },
  weeks: { label: dayLabel, name: (day) => `semaine du ${mondayName(day)}` },
  months: { label: monthLabel, name: monthName },
};
