import type { Point, Polygon } from "./geometry";
import { cornerOf, DEGREE, insetOf, signatureOf } from "./geometry";
import { chainOf, pathOf } from "./path";
import type { Piece, Tone } from "./tone";

/** Collects path data by class, so that a whole picture needs few elements. */
export class Layers {
  readonly #paths = new Map<string, string>();

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

const NIGHT_LIGHT_DEGREES = -128;

/** How much of the light of the night falls on a slope, from 0 to 1; `styles/pattern.css` has the same formula. */
export function nightShareOf(slope: number): number {
  return ((1 + Math.cos((NIGHT_LIGHT_DEGREES - slope * 22.5) * DEGREE)) / 2) ** 2.4;
}

/** What the class of a bevel says besides its slope: the glaze, unless it is ink. */
function glazeClass(tone: Tone): string {
  return tone >= 5 ? ` g${tone}` : "";
}

/** Adds the bevels of a piece whose joint is already cut; `suffix` follows the class of each. */
function cutBevels(layers: Layers, piece: Piece, outer: Polygon, look: { bevel: number; suffix: string }): void {
  if (look.bevel <= 0) return;
  // A star is cut to its centre, like a gem; any other piece may be too small for a bevel.
  const isGem = piece.kind === "star";
  const crest = isGem ? outer : insetOf(outer, look.bevel);
  if (!crest) return;
  outer.forEach((a, i) => {
    const b = cornerOf(outer, i + 1);
    const facet = isGem ? [a, b, piece.centre] : [a, b, cornerOf(crest, i + 1), cornerOf(crest, i)];
    layers.add(`zb b${slopeOf(a, b)}${look.suffix}`, facet);
  });
}

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

/** Units of the sheet for one edge of the tiling. */
const UNITS_PER_EDGE = 100;

/** Joint and bevel as parts of the edge: on a shared sheet they grow with the picture. */
const JOINT = 0.009;
const BEVEL = 0.05;
const GRAIN_BEVEL = 0.018;

/** A place of a marker in a picture. */
const PLACED = /marker-start="url\(#(\w+)\)"/g;

export type GlazedPiece = { piece: Piece; tone: Tone };

/**
 * A page's bevels, written once: each of the tiling's few shapes is an SVG marker, which a picture places at the
 * corners of one path. A wall then weighs a third. Markers take colours from where they stand: another ground needs
 * its own sheet.
 */
export class ReliefSheet {
  readonly #ids = new Map<string, string>();
  readonly #markers = new Map<string, string>();

  /** @param prefix starts the id of each marker; one sheet of a page, one prefix */
  constructor(readonly prefix: string) {}

  /** The markers of all shapes met so far, for the `defs` of an SVG that is drawn (not `display: none`). */
  get defs(): string {
    return [...this.#markers.values()].join("");
  }

  /** The markers that these pictures place, whatever else the sheet has met. */
  defsOf(svgs: readonly string[]): string {
    const ids = svgs.flatMap((svg) => [...svg.matchAll(PLACED)].map(([, id = ""]) => id));
    return [...new Set(ids)].map((id) => this.#markers.get(id) ?? "").join("");
  }

  jointFor(edge: number): number {
    return JOINT * edge;
  }

  /** Whether the sheet can hold a glaze: the category's own colour is that of the picture's surroundings. */
  holds(tone: Tone): boolean {
    return tone !== 9;
  }

  /** Places pieces of an edge length: the path elements that draw their bevels. */
  place(pieces: readonly GlazedPiece[], edge: number): string {
    const centresOf = new Map<string, Point[]>();
    for (const each of pieces) {
      const id = this.#markerOf(each, edge);
      if (!id) continue;
      const centres = centresOf.get(id) ?? [];
      centres.push(each.piece.centre);
      centresOf.set(id, centres);
    }
    return [...centresOf].map(([id, centres]) => placed(id, centres, edge)).join("");
  }

  #markerOf({ piece, tone }: GlazedPiece, edge: number): string {
    const [cx, cy] = piece.centre;
    const scale = UNITS_PER_EDGE / edge;
    const polygon = piece.polygon.map(([x, y]): Point => [(x - cx) * scale, (y - cy) * scale]);
    const suffix = glazeClass(tone);
    const signature = signatureOf(polygon, 10) + suffix;
    const known = this.#ids.get(signature);
    if (known !== undefined) return known;
    const bevels = bevelsOf({ ...piece, polygon, centre: [0, 0] }, suffix);
    const id = bevels && this.prefix + this.#markers.size.toString(36);
    if (bevels) this.#markers.set(id, `<marker id="${id}" overflow="visible">${bevels}</marker>`);
    this.#ids.set(signature, id);
    return id;
  }
}

/** The bevels of a piece about the origin; empty when it is too small for any. */
function bevelsOf(piece: Piece, suffix: string): string {
  const layers = new Layers();
  const outer = insetOf(piece.polygon, JOINT * UNITS_PER_EDGE);
  const bevel = (piece.kind === "grain" ? GRAIN_BEVEL : BEVEL) * UNITS_PER_EDGE;
  if (outer) cutBevels(layers, piece, outer, { bevel, suffix });
  return layers.toString();
}

function placed(id: string, centres: readonly Point[], edge: number): string {
  // Browsers draw no marker on a path of one corner, and two on its ends; an unseen step makes it a start alone.
  const isAlone = centres.length === 1;
  const more = isAlone ? "" : ` marker-mid="url(#${id})" marker-end="url(#${id})"`;
  const places = chainOf(centres) + (isAlone ? "h1" : "");
  return `<path class="zm" stroke-width="${edge / UNITS_PER_EDGE}" marker-start="url(#${id})"${more} d="${places}"/>`;
}
