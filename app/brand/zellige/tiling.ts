import type { Point, Polygon } from "./geometry";
import { centroidOf, counterClockwise } from "./geometry";

/** The four phases of the grid. All one half: perfect eightfold symmetry about the origin. */
export type Phases = readonly [number, number, number, number];

/** A tile of the Ammann–Beenker tiling, edge 1: a square or a rhomb of 45°. */
export type Rhomb = { polygon: Polygon; isSquare: boolean };

/** The phases of the patch with eightfold symmetry. */
export const SYMMETRIC_PHASES: Phases = [0.5, 0.5, 0.5, 0.5];

const AXES = [0, 1, 2, 3].map((k): Point => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)]);
const axis = (index: number): Point => AXES[index]!;

/** Grid lines of one axis that can touch a window of the given half sizes about the origin. */
function linesOf(index: number, halfWidth: number, halfHeight: number): number[] {
  const [x, y] = axis(index);
  const reach = Math.ceil((Math.abs(halfWidth * x) + Math.abs(halfHeight * y)) / 2 + 2.5);
  return Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
}

/** The rhomb dual to the crossing of line `a` of axis j with line `b` of axis k. */
function rhombAt(phases: Phases, [j, a]: Point, [k, b]: Point): Polygon {
  const [ej, ek] = [axis(j), axis(k)];
  const det = ej[0] * ek[1] - ej[1] * ek[0];
  const u = a - phases[j]!;
  const v = b - phases[k]!;
  const x = (u * ek[1] - v * ej[1]) / det;
  const y = (v * ej[0] - u * ek[0]) / det;
  const indices = AXES.map((e, i) => (i === j ? a : i === k ? b : Math.ceil(x * e[0] + y * e[1] + phases[i]!)));
  const vertex = (dj: number, dk: number): Point => {
    let [px, py] = [0, 0];
    indices.forEach((n, i) => {
      const multiple = n + (i === j ? dj : i === k ? dk : 0) - phases[i]! - 0.5;
      px += multiple * axis(i)[0];
      py += multiple * axis(i)[1];
    });
    return [px, py];
  };
  return [vertex(0, 0), vertex(1, 0), vertex(1, 1), vertex(0, 1)];
}

/** Rhombs (edge 1) about the origin within half sizes. Source: N. G. de Bruijn's multigrid with four axes. */
export function rhombsWithin(phases: Phases, halfWidth: number, halfHeight: number): Rhomb[] {
  const found: Rhomb[] = [];
  for (let j = 0; j < 4; j++) {
    for (let k = j + 1; k < 4; k++) {
      for (const a of linesOf(j, halfWidth, halfHeight)) {
        for (const b of linesOf(k, halfWidth, halfHeight)) {
          const polygon = rhombAt(phases, [j, a], [k, b]);
          const [x, y] = centroidOf(polygon);
          if (Math.abs(x) > halfWidth + 2 || Math.abs(y) > halfHeight + 2) continue;
          found.push({ polygon: counterClockwise(polygon), isSquare: k - j === 2 });
        }
      }
    }
  }
  return found;
}
