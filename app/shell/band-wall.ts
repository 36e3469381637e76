import type { PieceState } from "~/brand/zellige/pattern-svg";
import type { Random } from "~/brand/zellige/random";
import type { Piece } from "~/brand/zellige/tone";
import type { SheetWall } from "~/brand/zellige/wall-sheet";

/** From drawing to wall, from the words to the edge of the page. */
function fadeIn({ centre }: Piece, random: Random): PieceState {
  const place = centre[0] + (random() - 0.5) * 90;
  return place < 170 ? "line" : place < 270 ? "flat" : "relief";
}

/** The wall of the invitation at the end of most pages: drawn at the build, into a file that they share. */
export const linkedWalls = {
  band: {
    seed: "appel",
    width: 800,
    height: 560,
    edge: 204,
    isSymmetric: true,
    state: fadeIn,
    // As walls are cut that stand in the page itself.
    joint: 1.6,
    bevel: 0.055,
  },
} satisfies Record<string, SheetWall>;
