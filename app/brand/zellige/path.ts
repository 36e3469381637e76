import type { Point, Polygon } from "./geometry";
import { cornerOf } from "./geometry";

function tenths(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
}

function pair(x: string, y: string): string {
  return y.startsWith("-") ? x + y : `${x} ${y}`;
}

/** A polygon as the `d` of an SVG path, in steps of tenths: equal shapes give equal text, which compresses well. */
export function pathOf(polygon: Polygon): string {
  const [startX, startY] = cornerOf(polygon, 0);
  let path = `M${pair(tenths(startX), tenths(startY))}l`;
  for (let i = 1; i < polygon.length; i++) {
    const [ax, ay] = cornerOf(polygon, i - 1);
    const [bx, by] = cornerOf(polygon, i);
    const step = pair(tenths(bx - ax), tenths(by - ay));
    path += i === 1 || step.startsWith("-") ? step : ` ${step}`;
  }
  return `${path}z`;
}

/** A chain of places as the `d` of an SVG path; every place is within a tenth of a unit, however long the chain. */
export function chainOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => pair(tenths(x), tenths(y))).join(" ")}`;
}
