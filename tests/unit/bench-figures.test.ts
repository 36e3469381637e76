import { expect, it } from "vitest";
import { compareRuns, figure } from "../../scripts/steps/bench-figures.mjs";

const run = (...figures: ReturnType<typeof figure>[]) => ({ figures });

it("a figure knows whether it reaches its goal", () => {
  const reached = [
    figure("ratio", 0.55, { atLeast: 0.55 }),
    figure("ratio", 0.54, { atLeast: 0.55 }),
    figure("CPU", 5, { atMost: 5 }),
    figure("CPU", 5.1, { atMost: 5 }),
    figure("size", 3),
  ].map(({ isReached }) => isReached);
  expect(reached).toEqual([true, false, true, false, null]);
});

it("two runs beside each other say what got better and worse, each in its own direction", () => {
  const before = run(
    figure("requests/s", 100, { atLeast: 90 }),
    figure("CPU ms", 10, { atMost: 5 }),
    figure("RSS", 200, { atMost: 300 }),
    figure("refusals", 0, { atMost: 0 }),
    figure("dropped", 1),
  );
  const after = run(
    figure("requests/s", 80, { atLeast: 90 }),
    figure("CPU ms", 6, { atMost: 5 }),
    figure("RSS", 206, { atMost: 300 }),
    figure("refusals", 3, { atMost: 0 }),
    figure("added", 2),
  );
  expect(compareRuns(before, after).map((row) => [row.figure, row.ratio, row.change, row.goal])).toEqual([
    ["requests/s", 0.8, "worse", "no longer reached"],
    ["CPU ms", 0.6, "better", ""],
    ["RSS", 1.03, "", ""],
    ["refusals", Number.POSITIVE_INFINITY, "worse", "no longer reached"],
    ["added", null, "new", undefined],
    ["dropped", null, "gone", undefined],
  ]);
});
