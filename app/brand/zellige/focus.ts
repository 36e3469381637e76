import type { Point } from "./geometry";
import { keepResults } from "./keep-results";
import type { LayoutOptions } from "./layout";
import { layOut } from "./layout";
import type { Piece, ToneOf } from "./tone";

const GEMS: readonly Piece["kind"][] = ["star", "square", "lozenge"];

const KEPT_MAX = 100;

/** Where a picture's tiling has to stand, and which glazes it wears, so that one gem shines at a chosen place. */
export type Focus = { centre: Point; tone: ToneOf };

/** Moves a window, in SVG units, until the gem nearest to `at` stands exactly there, and glazes that gem. */
export const focusOn = keepResults(KEPT_MAX, (at: Point, options: LayoutOptions, tone: ToneOf): Focus => {
  const gems = layOut(options).pieces.filter(({ kind }) => GEMS.includes(kind));
  const stars = gems.filter(({ kind }) => kind === "star");
  const farFrom = (piece: Piece) => Math.hypot(piece.centre[0] - at[0], piece.centre[1] - at[1]);
  const [gem] = (stars.length > 0 ? stars : gems).sort((a, b) => farFrom(a) - farFrom(b));
  const [x, y] = options.centre ?? [options.width / 2, options.height / 2];
  const centre: Point = gem ? [x + at[0] - gem.centre[0], y + at[1] - gem.centre[1]] : [x, y];
  // Any tone, and the accent for the gem that stands at the point.
  const glazing: ToneOf = (piece, random) => {
    const usual = tone(piece, random);
    return farFrom(piece) < 1 ? 9 : usual;
  };
  return { centre, tone: glazing };
});
