import { z } from "zod";

/** One place up or down in a list, as its buttons post it. */
export const directionField = z.enum(["up", "down"]);

export type Direction = z.output<typeof directionField>;

/** The list with an entry one place further up or down; null where there is no such place, or no such entry. */
export function moveOnePlace<Entry>(list: readonly Entry[], entry: Entry, direction: Direction): Entry[] | null {
  const from = list.indexOf(entry);
  const to = from + (direction === "up" ? -1 : 1);
  const other = list[to];
  if (from < 0 || other === undefined) return null;
  return list.with(from, other).with(to, entry);
}
