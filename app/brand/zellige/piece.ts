import type { Point, Polygon } from "./geometry";

/** What a piece is in the order of the pattern; `knot` is an irregular vertex piece of the contact motifs. */
export type PieceKind = "star" | "cross" | "dart" | "grain" | "square" | "lozenge" | "kite" | "knot";

/** One piece of cut tile. */
export type Piece = {
  polygon: Polygon;
  kind: PieceKind;
  centre: Point;
  /** How many rhombs meet at a star's vertex, 3 to 8; 0 for every other kind. */
  rank: number;
};
