import { describe, expect, test } from "vitest";
import { contactPieces } from "~/brand/zellige/contact-motif";
import type { Polygon } from "~/brand/zellige/geometry";
import { areaOf, cornerOf } from "~/brand/zellige/geometry";
import { seededRandom } from "~/brand/zellige/random";
import { STAR_RADIUS, starPieces } from "~/brand/zellige/star-motif";
import type { Phases, Rhomb } from "~/brand/zellige/tiling";
import { rhombsWithin, SYMMETRIC_PHASES } from "~/brand/zellige/tiling";
import type { Piece } from "~/brand/zellige/tone";

const PHASES: [string, Phases][] = [
  ["symmetric phases", SYMMETRIC_PHASES],
  ["generic phases", [0.13, 0.71, 0.42, 0.88]],
];
const MOTIFS: [string, (rhombs: Rhomb[]) => Piece[]][] = [
  ["sharp stars {8/3}", (rhombs) => starPieces(rhombs, true)],
  ["broad stars {8/2}", (rhombs) => starPieces(rhombs, false)],
  ["contact at 45°", (rhombs) => contactPieces(rhombs, 45)],
  ["contact at 22.5°", (rhombs) => contactPieces(rhombs, 22.5)],
];
const CASES = PHASES.flatMap(([phase, phases]) => MOTIFS.map(([motif, cut]) => [motif, phase, cut, phases] as const));

function isInside(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = cornerOf(polygon, i - 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function degreesOffTheSixteenDirections(polygon: Polygon): number {
  return Math.max(
    ...polygon.map(([ax, ay], i) => {
      const [bx, by] = cornerOf(polygon, i + 1);
      if (Math.hypot(bx - ax, by - ay) < 1e-6) return 0;
      const sixteenths = Math.atan2(by - ay, bx - ax) / (Math.PI / 8);
      return Math.abs(sixteenths - Math.round(sixteenths)) * 22.5;
    }),
  );
}

describe.each(CASES)("%s on %s", (_motif, _phase, cut, phases) => {
  const pieces = cut(rhombsWithin(phases, 14, 14));

  test("every point of the wall lies in exactly one piece", () => {
    const random = seededRandom("samples");
    const wrong: string[] = [];
    for (let i = 0; i < 4000; i++) {
      const [x, y] = [random() * 16 - 8, random() * 16 - 8];
      const near = pieces.filter(({ centre }) => Math.abs(centre[0] - x) < 1.5 && Math.abs(centre[1] - y) < 1.5);
      const covering = near.filter(({ polygon }) => isInside(polygon, x, y));
      if (covering.length !== 1) wrong.push(`${x}, ${y}: ${covering.length}`);
    }
    expect(wrong).toEqual([]);
  });

  test("every edge lies on a multiple of 22.5°", () => {
    expect(Math.max(...pieces.map(({ polygon }) => degreesOffTheSixteenDirections(polygon)))).toBeLessThan(1e-6);
  });

  test("every piece has its corners counter-clockwise", () => {
    expect(pieces.filter(({ polygon }) => areaOf(polygon) <= 0)).toEqual([]);
  });
});

describe("the tiling", () => {
  test("has edges of length 1 and angles of 45° or 90° only", () => {
    for (const { polygon, isSquare } of rhombsWithin([0.13, 0.71, 0.42, 0.88], 6, 6)) {
      expect(areaOf(polygon)).toBeCloseTo(isSquare ? 1 : Math.SQRT1_2, 9);
      polygon.forEach(([ax, ay], i) => {
        const [bx, by] = cornerOf(polygon, i + 1);
        expect(Math.hypot(bx - ax, by - ay)).toBeCloseTo(1, 9);
      });
    }
  });

  test("with symmetric phases has eightfold symmetry about the origin", () => {
    const stars = starPieces(rhombsWithin(SYMMETRIC_PHASES, 8, 8)).filter(({ kind }) => kind === "star");
    const near = stars.filter(({ centre }) => Math.hypot(...centre) < 5);
    const turned = near.map(({ centre: [x, y] }) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2] as const);
    for (const [x, y] of turned) {
      expect(near.some(({ centre }) => Math.hypot(centre[0] - x, centre[1] - y) < 1e-6)).toBe(true);
    }
  });

  test("has parallel stars of one size, one of them of rank 8 in the centre", () => {
    const stars = starPieces(rhombsWithin(SYMMETRIC_PHASES, 6, 6)).filter(({ kind }) => kind === "star");
    for (const { polygon, centre } of stars) {
      const [x, y] = cornerOf(polygon, 0);
      expect(Math.hypot(x - centre[0], y - centre[1])).toBeCloseTo(STAR_RADIUS, 9);
      const eighths = Math.atan2(y - centre[1], x - centre[0]) / (Math.PI / 4);
      expect(eighths).toBeCloseTo(Math.round(eighths), 9);
    }
    expect(stars.find(({ centre }) => Math.hypot(...centre) < 1e-9)?.rank).toBe(8);
  });
});
