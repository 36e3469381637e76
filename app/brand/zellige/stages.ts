import type { PatternOptions } from "./pattern-svg";

/** Hairlines up to x = `line`, flat tiles up to `flat`, relief beyond, give or take half of `jitter`, in SVG units. */
export function laidFromStart(until: Record<"line" | "flat" | "jitter", number>): NonNullable<PatternOptions["state"]> {
  const { line, flat, jitter } = until;
  return ({ centre }, random) => {
    const place = centre[0] + (random() - 0.5) * jitter;
    return place < line ? "line" : place < flat ? "flat" : "relief";
  };
}
