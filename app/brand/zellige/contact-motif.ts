import type { Point, Polygon } from "./geometry";
import {
  centroidOf,
  cornerOf,
  counterClockwise,
  DEGREE,
  directionOf,
  keyOf,
  middleOf,
  pointAt,
  simplify,
  TURN,
} from "./geometry";
import type { Rhomb } from "./tiling";
import type { Piece } from "./tone";

type Corner = { direction: number; angle: number; middle: Point; meeting: Point };
type Vertex = { at: Point; corners: Corner[] };

/** In each corner of a rhomb: the point where the two rays from the neighbouring edge middles meet. */
function cornersOf({ polygon }: Rhomb, theta: number): Corner[] {
  return polygon.map((at, i) => {
    const direction = directionOf(at, cornerOf(polygon, i + 1));
    const opening = directionOf(at, cornerOf(polygon, i - 1)) - direction;
    const angle = opening < 0 ? opening + TURN : opening;
    const radius = (0.5 * Math.sin(theta)) / Math.sin(angle / 2 + theta);
    return {
      direction: (direction + TURN) % TURN,
      angle,
      middle: middleOf(at, cornerOf(polygon, i + 1)),
      meeting: pointAt(at, radius, direction + angle / 2),
    };
  });
}

/** At 45° the thin rhomb pinches into two kites that meet in its centre. */
function kitesOf(corners: readonly Corner[], centre: Point): Piece[] {
  return corners.flatMap((corner, i): Piece[] => {
    if (corner.angle > 1) return [];
    const before = corners[(i + 3) % 4]!;
    const polygon = counterClockwise([centre, before.middle, corner.meeting, corner.middle]);
    return [{ polygon, kind: "kite", centre: centroidOf(polygon), rank: 0 }];
  });
}

function vertexPiecesOf(vertices: Iterable<Vertex>): Piece[] {
  return [...vertices].flatMap(({ at, corners }): Piece[] => {
    if (Math.abs(corners.reduce((sum, { angle }) => sum + angle, 0) - TURN) > 1e-3) return [];
    const sorted = [...corners].sort((a, b) => a.direction - b.direction);
    const polygon: Polygon = simplify(sorted.flatMap(({ middle, meeting }) => [middle, meeting]));
    const rank = corners.length;
    return [{ polygon: counterClockwise(polygon), kind: rank === 8 ? "star" : "knot", centre: at, rank }];
  });
}

/**
 * Polygons in contact: two rays leave every edge middle at the angle theta (degrees, 45 or less); one piece lies in
 * each rhomb and one round each vertex. 45° gives stars {8/2}, 22.5° the slender family.
 * Source: E. H. Hankin, "The Drawing of Geometric Patterns in Saracenic Art" (1925).
 */
export function contactPieces(rhombs: readonly Rhomb[], theta: number): Piece[] {
  const vertices = new Map<string, Vertex>();
  const inner = rhombs.flatMap((rhomb) => {
    const corners = cornersOf(rhomb, theta * DEGREE);
    rhomb.polygon.forEach((at, i) => {
      const vertex = vertices.get(keyOf(at)) ?? { at, corners: [] };
      vertex.corners.push(corners[i]!);
      vertices.set(keyOf(at), vertex);
    });
    const centre = centroidOf(rhomb.polygon);
    if (theta > 44.9 && !rhomb.isSquare) return kitesOf(corners, centre);
    const polygon = simplify(corners.flatMap(({ meeting, middle }) => [meeting, middle]));
    return [{ polygon, kind: rhomb.isSquare ? "square" : "lozenge", centre, rank: 0 } satisfies Piece];
  });
  return [...inner, ...vertexPiecesOf(vertices.values())];
}
