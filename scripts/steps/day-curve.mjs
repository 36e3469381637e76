/** How much of a day falls on each of its hours: little at night, most after supper. */
const HOURS = [1, 1, 1, 1, 1, 1, 2, 3, 5, 6, 6, 6, 7, 6, 5, 5, 6, 7, 8, 10, 12, 10, 6, 3];
const ALL = HOURS.reduce((sum, each) => sum + each, 0);

/** How many of `total` are due once this share of the day, from 0 to 1, has gone by. */
export function dueBy(share, total) {
  const hour = Math.min(share, 1) * HOURS.length;
  const whole = HOURS.slice(0, Math.floor(hour)).reduce((sum, each) => sum + each, 0);
  const part = (HOURS[Math.floor(hour)] ?? 0) * (hour % 1);
  return Math.round((total * (whole + part)) / ALL);
}
