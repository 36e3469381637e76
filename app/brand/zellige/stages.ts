import type { PatternOptions } from "./pattern-svg";

/**
 * From drawing to wall along the x axis: hairlines up to `line`, flat tiles up to `flat`, relief beyond. The border
 * wanders by `jitter`, so that it follows the pieces instead of a ruler. All in SVG units.
 */
export function laidFromStart({
  line,
  flat,
  jitter,
}: {
  line: number;
  flat: number;
  jitter: number;
}): NonNullable<PatternOptions["state"]> {
  return ({ centre }, random) => {
    const place = centre[0] + (random() - 0.5) * jitter;
    return place < line ? "line" : place < flat ? "flat" : "relief";
  };
}
