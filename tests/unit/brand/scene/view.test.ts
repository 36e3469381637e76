import { describe, expect, test } from "vitest";
import { POSTER_ASPECT, viewAt } from "~/brand/scene/engine/camera";
import { Pace } from "~/brand/scene/engine/pace";

const tangent = (degrees: number) => Math.tan((degrees / 2) * (Math.PI / 180));

describe("viewAt", () => {
  test("circles the floor at one distance, above it all the way", () => {
    const views = [0, 0.25, 0.5, 0.75, 1].map((progress) => viewAt(progress, 1.5));
    const distances = views.map(({ x, y, z }) => Math.hypot(x, y, z));
    for (const distance of distances) expect(distance).toBeCloseTo(distances[0]!);
    const heights = views.map(({ z }) => z);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(heights[0]).toBeGreaterThan(5);
  });

  test("cuts the poster's frame as object-fit: cover does", () => {
    const poster = tangent(viewAt(0.5, POSTER_ASPECT).fov);
    // Narrower: the full height of the poster. Wider: its full width, and less height.
    expect(tangent(viewAt(0.5, 1).fov)).toBeCloseTo(poster);
    expect(tangent(viewAt(0.5, 3).fov) * 3).toBeCloseTo(poster * POSTER_ASPECT);
  });
});

describe("Pace", () => {
  const count = (pace: Pace, seconds: number, times = 20) => {
    for (let i = 0; i < times; i++) pace.count(seconds);
  };

  test("leaves a quick device its full resolution", () => {
    const pace = new Pace();
    count(pace, 1 / 60, 200);
    expect([pace.scale, pace.isHopeless]).toEqual([1, false]);
  });

  test("forgives a single slow frame", () => {
    const pace = new Pace();
    pace.count(0.2);
    count(pace, 1 / 60, 19);
    expect(pace.scale).toBe(1);
  });

  test("lowers the resolution step by step, and gives up below half", () => {
    const pace = new Pace();
    const scales = [0, 1, 2, 3].map(() => {
      count(pace, 1 / 20);
      return pace.scale;
    });
    expect(scales).toEqual([0.75, 0.5625, 0.5, 0.5]);
    expect(pace.isHopeless).toBe(true);
  });
});
