import type { Point, Polygon } from "./geometry";
import { keepResults } from "./keep-results";
import type { Random } from "./random";

/** What a piece is in the order of the pattern; `knot` is an irregular vertex piece of the contact motifs. */
export type PieceKind = "star" | "cross" | "dart" | "grain" | "square" | "lozenge" | "kite" | "knot";

export type Piece = {
  polygon: Polygon;
  kind: PieceKind;
  centre: Point;
  /** How many rhombs meet at a star's vertex, 3 to 8; 0 for every other kind. */
  rank: number;
};

/**
 * A glaze, as the last digit of its class: 0 to 4 inks from the darkest to the lightest, 5 blue, 6 saffron,
 * 7 terracotta, 8 mint, 9 the colour of the surrounding category.
 */
export type Tone = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export type Glaze = 5 | 6 | 7 | 8;

export type ToneOf = (piece: Piece, random: Random) => Tone;

const TONES_MAX = 10;

/** Mostly ink; great stars and a few other pieces take the accent. The same accent gives the same function. */
export const quietTone = keepResults(TONES_MAX, (accent: Tone = 9): ToneOf => {
  return ({ kind, rank }, random) => {
    const chance = random();
    if (kind === "star") return rank >= 7 || chance < 0.07 ? accent : rank >= 6 ? 3 : 2;
    if (kind === "dart") return chance < 0.14 ? 3 : 1;
    if (kind === "square") return chance < 0.2 ? accent : 2;
    if (kind === "lozenge") return chance < 0.1 ? accent : 1;
    return kind === "grain" || kind === "kite" ? 4 : 0;
  };
});
