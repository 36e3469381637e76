import { describe, expect, it } from "vitest";
import { layoutColumns, namedColumns, peakOf, roundScale } from "~/ui/charts/columns";

describe("roundScale", () => {
  it.each([
    [0, [1]],
    [1, [1]],
    [3, [1, 2, 3]],
    [4, [1, 2, 3, 4]],
    [5, [2, 4, 6]],
    [335, [100, 200, 300, 400]],
    [36_000, [10_000, 20_000, 30_000, 40_000]],
  ])("up to %i has the ticks %j", (max, ticks) => {
    expect(roundScale(max)).toEqual({ top: ticks.at(-1), ticks });
  });

  it("reaches every value in at most five whole steps", () => {
    for (let max = 0; max < 3000; max += 7) {
      const { top, ticks } = roundScale(max);
      expect(top).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
  });
});

describe("layoutColumns", () => {
  const plot = { top: 100, height: 150 };

  it("fills the width from edge to edge, no column over another", () => {
    const columns = layoutColumns(new Array(30).fill(50), plot);
    expect(columns[0]?.x).toBeGreaterThan(0);
    expect((columns.at(-1)?.x ?? 0) + (columns.at(-1)?.width ?? 0)).toBeLessThan(100);
    for (const [index, { x }] of columns.slice(1).entries()) {
      expect(x).toBeGreaterThan((columns[index]?.x ?? 0) + (columns[index]?.width ?? 0));
    }
  });

  it("draws the value as height, nothing as nothing, and next to nothing as a line", () => {
    expect(layoutColumns([100, 50, 0, 0.1], plot).map(({ height }) => height)).toEqual([150, 75, 0, 2]);
  });
});

describe("namedColumns", () => {
  it.each([
    [12, 6, [11, 9, 7, 5, 3, 1]],
    [30, 6, [29, 24, 19, 14, 9, 4]],
    [4, 6, [3, 2, 1, 0]],
  ])("of %i columns names %i at most, the last one always", (count, most, indexes) => {
    expect([...namedColumns(count, most).keys()]).toEqual(indexes);
  });

  it("leaves out every second where there is little room, never the last", () => {
    expect([...namedColumns(12, 6).values()]).toEqual([false, true, false, true, false, true]);
  });
});

describe("peakOf", () => {
  it("is the first of the largest, and none while there is nothing", () => {
    expect([peakOf([1, 4, 4]), peakOf([0, 0]), peakOf([])]).toEqual([1, null, null]);
  });
});
