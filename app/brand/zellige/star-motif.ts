import type { Point } from "./geometry";
import { centroidOf, cornerOf, DEGREE, directionOf, keyOf, pointAt, TURN } from "./geometry";
import { BROAD_RATIO, khatamPolygon, SHARP_RATIO } from "./khatam";
import type { Rhomb } from "./tiling";
import type { Piece } from "./tone";

/** Radius of the stars for an edge of 1: in the thin rhomb, obtuse stars touch since radius × cos 22.5° = sin 22.5°. */
export const STAR_RADIUS = Math.SQRT2 - 1;

type Vertex = { at: Point; rank: number; turn: number; direction: number };

/** Directions and angles at the four corners of a rhomb, and points of the stars that stand on them. */
function cornersOf({ polygon }: Rhomb, ratio: number) {
  const directions = polygon.map((corner, i) => directionOf(corner, cornerOf(polygon, i + 1)));
  const angles = polygon.map((corner, i) => {
    const angle = directionOf(corner, cornerOf(polygon, i - 1)) - directions[i]!;
    return angle < 0 ? angle + TURN : angle;
  });
  const onStar = (index: number, degrees: number): Point => {
    const i = (index + 4) % 4;
    const radius = degrees % 45 ? STAR_RADIUS * ratio : STAR_RADIUS;
    return pointAt(cornerOf(polygon, i), radius, directions[i]! + degrees * DEGREE);
  };
  return { directions, angles, onStar };
}

/** What is left of a rhomb once the stars on its corners are cut out: one cross, or two darts and a grain. */
function fillingsOf(rhomb: Rhomb, ratio: number): Piece[] {
  const { angles, onStar } = cornersOf(rhomb, ratio);
  const centre = centroidOf(rhomb.polygon);
  if (rhomb.isSquare) {
    const polygon = [0, 1, 2, 3].flatMap((i) => [90, 67.5, 45, 22.5, 0].map((degrees) => onStar(i, degrees)));
    return [{ polygon, kind: "cross", centre, rank: 0 }];
  }
  const acute = [0, 1, 2, 3].filter((i) => angles[i]! < 1);
  const darts = acute.map((i): Piece => {
    const side = [45, 22.5, 0].map((degrees) => onStar(i, degrees));
    const far = [135, 112.5, 90].map((degrees) => onStar(i + 1, degrees));
    const polygon = [...side, ...far, onStar(i - 1, 22.5), onStar(i - 1, 0)];
    return { polygon, kind: "dart", centre: centroidOf(polygon), rank: 0 };
  });
  const obtuse = acute[0]! + 1;
  const grain = [onStar(obtuse, 90), onStar(obtuse, 67.5), onStar(obtuse + 2, 90), onStar(obtuse + 2, 67.5)];
  return [...darts, { polygon: grain, kind: "grain", centre, rank: 0 }];
}

function verticesOf(rhombs: readonly Rhomb[], ratio: number): Vertex[] {
  const vertices = new Map<string, Vertex>();
  for (const rhomb of rhombs) {
    const { directions, angles } = cornersOf(rhomb, ratio);
    rhomb.polygon.forEach((at, i) => {
      const vertex = vertices.get(keyOf(at)) ?? { at, rank: 0, turn: 0, direction: directions[i]! };
      vertex.rank++;
      vertex.turn += angles[i]!;
      vertices.set(keyOf(at), vertex);
    });
  }
  return [...vertices.values()].filter((vertex) => Math.abs(vertex.turn - TURN) < 1e-3);
}

/** A parallel star on every vertex, with the pieces between: an exact tiling of edges on multiples of 22.5°. */
export function starPieces(rhombs: readonly Rhomb[], isSharp = true): Piece[] {
  const ratio = isSharp ? SHARP_RATIO : BROAD_RATIO;
  const stars = verticesOf(rhombs, ratio).map(
    ({ at, rank, direction }): Piece => ({
      polygon: khatamPolygon(at, STAR_RADIUS, ratio, direction / DEGREE),
      kind: "star",
      centre: at,
      rank,
    }),
  );
  return [...rhombs.flatMap((rhomb) => fillingsOf(rhomb, ratio)), ...stars];
}
