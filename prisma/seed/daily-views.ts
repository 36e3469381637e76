import type { Day } from "~/site/calendar";
import { addDays, dayInCasablanca } from "~/site/calendar";

const DAYS_MAX = 365;
/** After so many days an article is read half as often as on its first. */
const HALVING_DAYS = 9;
const WEEKEND_SHARE = 0.55;

/** The views of an article spread over the days since it came out: most at first, fewer at weekends; none is lost. */
export function dailyViews(publishedAt: Date, now: Date, total: number): { day: Day; views: number }[] {
  const days = daysBetween(dayInCasablanca(publishedAt), dayInCasablanca(now));
  const weights = days.map((day, age) => weekdayShare(day) / (1 + age / HALVING_DAYS));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let counted = 0;
  return days.flatMap((day, age) => {
    passed += weights[age] ?? 0;
    const views = Math.round((total * passed) / all) - counted;
    counted += views;
    return views > 0 ? [{ day, views }] : [];
  });
}

function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last && days.length < DAYS_MAX; day = addDays(day, 1)) days.push(day);
  return days;
}

function weekdayShare(day: Day): number {
  return [0, 6].includes(new Date(day).getUTCDay()) ? WEEKEND_SHARE : 1;
}
