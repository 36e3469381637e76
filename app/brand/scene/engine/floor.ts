import type { Point, Polygon } from "~/brand/zellige/geometry";
import { DEGREE, signatureOf } from "~/brand/zellige/geometry";
import type { Random } from "~/brand/zellige/random";
import { seededRandom } from "~/brand/zellige/random";
import { starPieces } from "~/brand/zellige/star-motif";
import { rhombsWithin, SYMMETRIC_PHASES } from "~/brand/zellige/tiling";
import type { Piece, PieceKind, Tone } from "~/brand/zellige/tone";

/** One piece on the floor: where it lies at rest, and how its shape is turned there. */
export interface LaidPiece extends Rest {
  x: number;
  y: number;
  /** Turn of the shape about the vertical, in radians. */
  turn: number;
  tone: Tone;
}

export interface Shape {
  kind: PieceKind;
  /** About its centre, in edges of the tiling. */
  outline: Polygon;
  pieces: LaidPiece[];
}

const RADIUS = 7.2;
/** The stars of the ring about the middle stand exactly this far from it. */
const RING = Math.SQRT2 + 1;

function turned(outline: Polygon, angle: number): Polygon {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return outline.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
}

/** By which multiple of 45° a model covers an outline; every piece of a kind is such a turn of the first. */
export function turnOf(model: Polygon, outline: Polygon): number {
  const wanted = signatureOf(outline, 1e3);
  const eighth = [0, 1, 2, 3, 4, 5, 6, 7].find((k) => signatureOf(turned(model, k * 45 * DEGREE), 1e3) === wanted);
  if (eighth === undefined) throw new Error("The outline is not a turn of its model.");
  return eighth * 45 * DEGREE;
}

/** Saffron in the middle, blue on the ring about it, and ink by the order of the pattern. */
function toneOf({ kind, rank }: Piece, distance: number, chance: number): Tone {
  if (kind === "star") {
    if (distance < 0.1) return 6;
    if (Math.abs(distance - RING) < 0.02) return 5;
    return rank >= 5 ? 3 : 2;
  }
  if (kind === "dart") return chance < 0.12 ? 3 : 1;
  return kind === "grain" ? 4 : 0;
}

/** The floor of the scene: the symmetric patch about its star, solid in the middle and adrift at its rim. */
export function layFloor(): Shape[] {
  const random = seededRandom("scene");
  const shapes = new Map<PieceKind, Shape>();
  for (const piece of starPieces(rhombsWithin(SYMMETRIC_PHASES, RADIUS + 1, RADIUS + 1))) {
    const [x, y] = piece.centre;
    const rest = restOf({ x, y }, random);
    if (!rest || Math.hypot(x, y) > RADIUS) continue;
    const outline = piece.polygon.map(([cx, cy]): Point => [cx - x, cy - y]);
    const shape = shapes.get(piece.kind) ?? { kind: piece.kind, outline, pieces: [] };
    const tone = toneOf(piece, Math.hypot(x, y), random());
    shape.pieces.push({ ...rest, x, y, turn: turnOf(shape.outline, outline), tone });
    shapes.set(piece.kind, shape);
  }
  return [...shapes.values()];
}

/** How a piece rests: its height over the floor, how far it has drifted from the solid middle, and its lean. */
interface Rest {
  height: number;
  /** 0 in the solid middle, growing towards the rim, in edges of the tiling. */
  drift: number;
  /** Radians about the floor's axes. */
  leanX: number;
  leanY: number;
}

/** The middle holds together up to here, in edges of the tiling; its border is not a circle. */
const SOLID_RADIUS = 3.9;

/** Radians a drift of one edge leans a piece by, at most half of it to either side; its hollow must stay unseen. */
const LEAN = 0.62;

/** The rest of a piece at a place; null where the rim has come apart so far that there is none. */
export function restOf({ x, y }: { x: number; y: number }, random: Random): Rest | null {
  const [distance, direction] = [Math.hypot(x, y), Math.atan2(y, x)];
  const [chance, first, second, third] = [random(), random(), random(), random()];
  const swell = 0.05 + 0.08 * Math.cos(distance * 2.2) + first * 0.035;
  const drift = Math.max(0, distance - SOLID_RADIUS - 0.35 * Math.cos(direction * 2 + 0.6));
  // How far pieces drift along a direction before there are none.
  const reach = 0.5 + 2.4 * Math.abs(Math.cos(direction + 0.16)) ** 1.5;
  if (drift > reach || chance < drift * 0.36) return null;
  return {
    drift,
    height: swell + drift * drift * 0.36 + first * 0.5 * drift,
    leanX: (second - 0.5) * LEAN * Math.min(1.5, drift),
    leanY: (third - 0.5) * LEAN * Math.min(1.5, drift),
  };
}
