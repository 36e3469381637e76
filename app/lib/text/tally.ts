/** How many things each status holds, those that hold none included. */
export function tally<Status extends string>(
  statuses: readonly Status[],
  groups: readonly { status: Status; _count: number }[],
): Record<Status, number> {
  const none = statuses.map((status) => [status, 0] as const);
  const counted = groups.map(({ status, _count }) => [status, _count] as const);
  return Object.fromEntries([...none, ...counted]) as Record<Status, number>;
}
