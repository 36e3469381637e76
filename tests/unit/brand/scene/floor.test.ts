import { describe, expect, test } from "vitest";
import { layFloor, restOf, turnOf } from "~/brand/scene/engine/floor";
import { areaOf } from "~/brand/zellige/geometry";
import { seededRandom } from "~/brand/zellige/random";

const floor = layFloor();
const pieces = floor.flatMap((shape) => shape.pieces);

describe("the floor", () => {
  test("is laid of four shapes, in counts a phone can draw", () => {
    expect(floor.map(({ kind }) => kind).sort()).toEqual(["cross", "dart", "grain", "star"]);
    for (const { outline } of floor) expect(areaOf(outline)).toBeGreaterThan(0);
    expect(pieces.length).toBeGreaterThan(300);
    expect(pieces.length).toBeLessThan(900);
  });

  test("has one saffron star in the middle, and eight blue ones about it", () => {
    const saffron = pieces.filter(({ tone }) => tone === 6);
    expect(saffron).toHaveLength(1);
    expect(Math.hypot(saffron[0]!.x, saffron[0]!.y)).toBeCloseTo(0);
    expect(pieces.filter(({ tone }) => tone === 5)).toHaveLength(8);
  });

  test("has one piece in one place", () => {
    const places = pieces.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test("is the same each time", () => {
    expect(layFloor()).toEqual(floor);
  });

  test("turns shapes by eighths of a circle", () => {
    for (const { turn } of pieces) expect((turn / (Math.PI / 4)) % 1).toBeCloseTo(0);
  });
});

describe("turnOf", () => {
  const arrow = [[1, 0], [-0.5, 0.5], [-0.2, 0], [-0.5, -0.5]] as const; // biome-ignore format: one line reads better

  test("finds the eighth, wherever the corners begin", () => {
    const quarter = [[-0.5, -0.5], [0.5, -0.5], [0, -0.2], [0, 1]].map(([x, y]) => [x!, y!] as const); // biome-ignore format: one line reads better
    const turned = [[0, 1], [-0.5, -0.5], [0, -0.2], [0.5, -0.5]] as const; // biome-ignore format: one line reads better
    expect(turnOf(arrow, turned)).toBeCloseTo(Math.PI / 2);
    expect(turnOf(arrow, quarter)).toBeCloseTo(Math.PI / 2);
  });

  test("refuses another shape", () => {
    expect(() => turnOf(arrow, [[0, 0], [1, 0], [0, 1]])).toThrow("not a turn"); // biome-ignore format: one line reads better
  });
});

describe("restOf", () => {
  test("keeps every piece of the middle, level and low", () => {
    const random = seededRandom("rest");
    for (let i = 0; i < 200; i++) {
      const rest = restOf({ x: 3 * (random() - 0.5), y: 3 * (random() - 0.5) }, random);
      expect(rest!.drift).toBe(0);
      expect(Math.hypot(rest!.leanX, rest!.leanY)).toBe(0);
      expect(Math.abs(rest!.height)).toBeLessThan(0.2);
    }
  });

  test("lets the rim rise, and never so askew that the hollow of a piece shows", () => {
    const rim = pieces.filter(({ drift }) => drift > 1);
    expect(rim.length).toBeGreaterThan(20);
    for (const { height, leanX, leanY } of rim) {
      expect(height).toBeGreaterThan(0.2);
      expect(Math.hypot(leanX, leanY)).toBeLessThan(0.7);
    }
  });

  test("leaves nothing far away", () => {
    expect(restOf({ x: 40, y: 0 }, seededRandom("far"))).toBeNull();
  });
});
