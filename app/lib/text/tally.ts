/** How many things each status holds, those that hold none included; what is counted under other keys is left out. */
export function tally<Status extends string>(
  statuses: readonly Status[],
  counts: Readonly<Partial<Record<string, number>>>,
): Record<Status, number> {
  return Object.fromEntries(statuses.map((status) => [status, counts[status] ?? 0])) as Record<Status, number>;
}
