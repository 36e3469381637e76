import { describe, expect, test } from "vitest";
import type { Shape } from "~/brand/scene/engine/floor";
import { layFloor } from "~/brand/scene/engine/floor";
import type { Mesh } from "~/brand/scene/engine/prism";
import { prismOf } from "~/brand/scene/engine/prism";

const CUT = { joint: 0.014, bevel: 0.02, rise: 0.1, depth: 0.3, isGem: false };

/** Corners, three numbers each. */
function pointsOf(values: Float32Array): number[][] {
  return Array.from({ length: values.length / 3 }, (_, i) => [...values.subarray(3 * i, 3 * i + 3)]);
}

function volumeOf({ positions }: Mesh): number {
  const points = pointsOf(positions);
  let sixfold = 0;
  for (let i = 0; i < points.length; i += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = points.slice(i, i + 3) as [number[], number[], number[]];
    sixfold += ax! * (by! * cz! - bz! * cy!) - ay! * (bx! * cz! - bz! * cx!) + az! * (bx! * cy! - by! * cx!);
  }
  return sixfold / 6;
}

describe.each(layFloor().map((shape): [string, Shape] => [shape.kind, shape]))("a %s", (kind, shape) => {
  const mesh = prismOf(shape.outline, { ...CUT, isGem: kind === "star" });

  test("has a unit normal for every corner", () => {
    expect(mesh.normals).toHaveLength(mesh.positions.length);
    for (const [x, y, z] of pointsOf(mesh.normals)) expect(Math.hypot(x!, y!, z!)).toBeCloseTo(1, 5);
  });

  test("shows no face from below: the top is a fan about the centre, without folds", () => {
    for (const [, , z] of pointsOf(mesh.normals)) expect(z).toBeGreaterThanOrEqual(0);
  });

  test("stands between its depth and its rise", () => {
    const heights = pointsOf(mesh.positions).map(([, , z]) => z!);
    expect(Math.min(...heights)).toBeCloseTo(-CUT.depth);
    expect(Math.max(...heights)).toBeCloseTo(CUT.rise);
  });

  test("faces outward on all sides", () => {
    expect(volumeOf(mesh)).toBeGreaterThan(0);
  });
});

test("a piece too small for its joint and bevel is left whole", () => {
  const speck = [[0.01, 0], [0, 0.01], [-0.01, 0], [0, -0.01]] as const; // biome-ignore format: one line reads better
  const { positions } = prismOf(speck, CUT);
  expect([...positions].every(Number.isFinite)).toBe(true);
});
