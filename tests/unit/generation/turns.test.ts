import { expect, it } from "vitest";
import type { Turn } from "~/features/generation/model/progress";
import { articlesUntilEnd } from "~/features/generation/model/progress";

/** The articles in the order in which they are written: whoever has had his turn stands behind the others. */
function written(turns: Turn[]): string[] {
  const line = turns.map((turn) => ({ ...turn }));
  const order: string[] = [];
  for (let next = line.shift(); next; next = line.shift()) {
    order.push(next.id);
    next.openCount -= 1;
    if (next.openCount > 0) line.push(next);
  }
  return order;
}

it.each([{ counts: [3] }, { counts: [1, 4] }, { counts: [4, 1] }, { counts: [2, 5, 3] }, { counts: [5, 1, 5, 2] }])(
  "the articles until the last one of each run of %j are those that are written until then",
  ({ counts }) => {
    const turns = counts.map((openCount, place) => ({ id: `run-${place}`, openCount }));
    const order = written(turns);
    expect(turns.map(({ id }) => articlesUntilEnd(turns, id))).toEqual(
      turns.map(({ id }) => order.lastIndexOf(id) + 1),
    );
    expect(articlesUntilEnd(turns, "paused")).toBe(0);
  },
);
