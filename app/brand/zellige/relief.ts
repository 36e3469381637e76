import type { Point, Polygon } from "./geometry";
import { cornerOf, DEGREE, insetOf } from "./geometry";
import { pathOf } from "./path";
import type { Piece } from "./piece";
import type { Tone } from "./tone";

/** Collects path data by class, so that a whole picture needs few elements. */
export class Layers {
  readonly #paths = new Map<string, string>();

  /** Adds a polygon to the path of a class. */
  add(className: string, polygon: Polygon): void {
    this.#paths.set(className, (this.#paths.get(className) ?? "") + pathOf(polygon));
  }

  /** One path element a class: lines first, then flats, then bevels. */
  toString(): string {
    const order = (name: string) => (name.startsWith("zl") ? 0 : name.startsWith("zf") ? 1 : 2);
    return [...this.#paths]
      .sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1))
      .map(([name, path]) => `<path class="${name}" d="${path}"/>`)
      .join("");
  }
}

/** Which of the sixteen classes of slope an edge has, by its outward normal on the screen. */
export function slopeOf(a: Point, b: Point): number {
  const normal = Math.atan2(-(b[0] - a[0]), b[1] - a[1]);
  return ((Math.round(normal / (22.5 * DEGREE)) % 16) + 16) % 16;
}

/** The inner edge of the bevel: a star is cut to its centre, like a gem; null when the piece is too small. */
function crestOf(piece: Piece, outer: Polygon, bevel: number): Polygon | null {
  return piece.kind === "star" ? outer.map(() => piece.centre) : insetOf(outer, bevel);
}

/** What the class of a bevel says besides its slope: the glaze, unless it is ink. */
export function glazeClass(tone: Tone): string {
  return tone >= 5 ? ` g${tone}` : "";
}

/** Adds the bevels of a piece whose joint is already cut; `suffix` follows the class of each. */
export function cutBevels(layers: Layers, piece: Piece, outer: Polygon, look: { bevel: number; suffix: string }): void {
  const crest = look.bevel > 0 ? crestOf(piece, outer, look.bevel) : null;
  if (!crest) return;
  outer.forEach((a, i) => {
    const b = cornerOf(outer, i + 1);
    const isGem = piece.kind === "star";
    const facet = isGem ? [a, b, piece.centre] : [a, b, cornerOf(crest, i + 1), cornerOf(crest, i)];
    layers.add(`zb b${slopeOf(a, b)}${look.suffix}`, facet);
  });
}

/** Adds a laid piece: its joint, its glaze, and in relief its bevels. */
export function layPiece(
  layers: Layers,
  piece: Piece,
  look: { tone: Tone; shade: number; joint: number; bevel: number },
): void {
  const outer = insetOf(piece.polygon, look.joint);
  if (!outer) return;
  layers.add(`zf z${look.tone} v${look.shade}`, outer);
  cutBevels(layers, piece, outer, { bevel: look.bevel, suffix: glazeClass(look.tone) });
}
