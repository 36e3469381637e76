import { contactPieces } from "./contact-motif";
import type { Point, Polygon } from "./geometry";
import { seededRandom } from "./random";
import { starPieces } from "./star-motif";
import type { Phases } from "./tiling";
import { rhombsWithin, SYMMETRIC_PHASES } from "./tiling";
import type { Piece } from "./tone";

/** The four families of motif: sharp stars {8/3}, broad stars {8/2}, rays at 45°, slender rays at 22.5°. */
export type Motif = "sharp" | "broad" | "contact" | "slender";

export type LayoutOptions = {
  /** Which patch of the endless tiling. */
  seed: string;
  width: number;
  height: number;
  /** Length of a rhomb's edge, in SVG units. */
  edge: number;
  motif?: Motif;
  /** Perfect eightfold symmetry about the centre, whatever the seed. */
  isSymmetric?: boolean;
  /** Where the origin of the tiling stands in the picture; its middle when absent. */
  centre?: Point;
};

/** The pieces seen through a window, and the rhombs that carry them, in SVG units. */
export type Layout = { pieces: Piece[]; rhombs: Polygon[] };

export function layOut(options: LayoutOptions): Layout {
  const { seed, width, height, edge, motif = "sharp", isSymmetric = false } = options;
  const [cx, cy] = options.centre ?? [width / 2, height / 2];
  const random = seededRandom(seed);
  const phases: Phases = isSymmetric ? SYMMETRIC_PHASES : [random(), random(), random(), random()];
  const rhombs = rhombsWithin(phases, Math.max(cx, width - cx) / edge + 1, Math.max(cy, height - cy) / edge + 1);
  const place = ([x, y]: Point): Point => [cx + x * edge, cy + y * edge];
  const isSeen = (polygon: Polygon) => polygon.some(([x, y]) => x > -8 && x < width + 8 && y > -8 && y < height + 8);
  const pieces =
    motif === "sharp" || motif === "broad"
      ? starPieces(rhombs, motif === "sharp")
      : contactPieces(rhombs, motif === "contact" ? 45 : 22.5);
  return {
    pieces: pieces
      .map((piece) => ({ ...piece, polygon: piece.polygon.map(place), centre: place(piece.centre) }))
      .filter((piece) => isSeen(piece.polygon)),
    rhombs: rhombs.map(({ polygon }) => polygon.map(place)).filter(isSeen),
  };
}
