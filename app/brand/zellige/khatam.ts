import type { Point, Polygon } from "./geometry";
import { DEGREE, pointAt } from "./geometry";
import { pathOf } from "./path";

/** Inner over outer radius of the star {8/2}, whose points are right angles. */
export const BROAD_RATIO = Math.cos(45 * DEGREE) / Math.cos(22.5 * DEGREE);

/** Inner over outer radius of the star {8/3}, whose points are 45°. */
export const SHARP_RATIO = Math.cos(67.5 * DEGREE) / Math.cos(45 * DEGREE);

/** The eight-pointed star as a polygon of sixteen corners; its first point lies at `phase` degrees. */
export function khatamPolygon(centre: Point, radius: number, ratio = BROAD_RATIO, phase = 0): Polygon {
  return Array.from({ length: 16 }, (_, i) =>
    pointAt(centre, i % 2 ? radius * ratio : radius, (i * 22.5 + phase) * DEGREE),
  );
}

/** The star as the `d` of an SVG path, for icons, bullets and ratings. */
export function khatamPath(x: number, y: number, radius: number, ratio = BROAD_RATIO): string {
  return pathOf(khatamPolygon([x, y], radius, ratio));
}
