import type { Direction } from "~/lib/forms/move-one-place";

/**
 * Lets a row and the one above or below it change places, in a table where a position is one row's alone.
 * @param rows in their order
 * @param place writes the position of a row
 * @returns whether it has moved: at the end it stays
 */
export async function swapPositions(
  rows: readonly { id: string; position: number }[],
  { id, direction }: { id: string; direction: Direction },
  place: (id: string, position: number) => Promise<unknown>,
): Promise<boolean> {
  const index = rows.findIndex((row) => row.id === id);
  const [own, other] = [rows[index], rows[index + (direction === "up" ? -1 : 1)]];
  if (!own || !other) return false;
  // The first one makes room.
  await place(own.id, -1);
  await place(other.id, own.position);
  await place(own.id, other.position);
  return true;
}
