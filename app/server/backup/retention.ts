import { DAY_MS } from "~/lib/dates/durations";

const KEPT = { days: 7, weeks: 4, months: 12 } as const;

/** When an archive was made, by its name; null for another file. */
export function madeAt(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d*Z-/.exec(name) ?? [];
  if (!year) return null;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Whether an archive was made for this reason, by its name. */
export function isMadeFor(reason: string, name: string): boolean {
  return name.includes(`-${reason}.`);
}

/** Nightly archives to delete: all but the newest of 7 days, 4 weeks and 12 months. Those dated ahead stay. */
export function outdated(names: readonly string[], now: Date): string[] {
  const dated = names.flatMap((name) => {
    const made = madeAt(name);
    return made && made <= now ? [{ name, made }] : [];
  });
  const newestFirst = dated.sort((one, other) => other.made.getTime() - one.made.getTime());
  const kept = new Set([
    ...newestOfEach(newestFirst, KEPT.days, (made) => made.toISOString().slice(0, 10)),
    // Weeks begin on Monday; the first of January 1970 was a Thursday.
    ...newestOfEach(newestFirst, KEPT.weeks, (made) => String(Math.floor((made.getTime() / DAY_MS + 3) / 7))),
    ...newestOfEach(newestFirst, KEPT.months, (made) => made.toISOString().slice(0, 7)),
  ]);
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}

function newestOfEach(
  newestFirst: readonly { name: string; made: Date }[],
  count: number,
  periodOf: (made: Date) => string,
): string[] {
  const found = new Map<string, string>();
  for (const { name, made } of newestFirst) {
    const period = periodOf(made);
    if (!found.has(period)) found.set(period, name);
  }
  return [...found.values()].slice(0, count);
}
