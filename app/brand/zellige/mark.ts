import type { Point } from "./geometry";
import { cornerOf, insetOf } from "./geometry";
import { khatamPolygon } from "./khatam";
import { pathOf } from "./path";

const CENTRE: Point = [50, 50];
const STAR = khatamPolygon(CENTRE, 49);

/** The mark, in a square of 100 units: the star cut in eight kites with a joint between them. The last one is glazed. */
export const MARK_KITES: readonly string[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
  const kite = [CENTRE, cornerOf(STAR, 2 * i - 1), cornerOf(STAR, 2 * i), cornerOf(STAR, 2 * i + 1)];
  return pathOf(insetOf(kite, 2.2) ?? kite);
});
