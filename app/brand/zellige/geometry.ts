/** A point of the plane, [x, y]. */
export type Point = readonly [number, number];

/** A simple polygon, counter-clockwise in the plane's own axes (positive area). */
export type Polygon = readonly Point[];

export const DEGREE = Math.PI / 180;

export const TURN = Math.PI * 2;

/** The i-th corner, counted round and round, so that -1 is the last one. */
export function cornerOf(polygon: Polygon, index: number): Point {
  const { length } = polygon;
  return polygon[((index % length) + length) % length]!;
}

/** A key under which two points that differ only by rounding meet. */
export function keyOf([x, y]: Point): string {
  return `${Math.round(x * 1e4)},${Math.round(y * 1e4)}`;
}

/** The same text for the same outline, wherever its corners begin, in so many steps to a unit. */
export function signatureOf(outline: Polygon, steps: number): string {
  const corners = outline.map(([x, y]) => `${Math.round(x * steps)},${Math.round(y * steps)}`);
  return corners.sort().join(" ");
}

export function middleOf(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

export function directionOf(a: Point, b: Point): number {
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}

/** The point at a distance and a direction (radians) from another. */
export function pointAt(from: Point, distance: number, direction: number): Point {
  return [from[0] + distance * Math.cos(direction), from[1] + distance * Math.sin(direction)];
}

export function areaOf(polygon: Polygon): number {
  let doubled = 0;
  polygon.forEach((a, i) => {
    const b = cornerOf(polygon, i + 1);
    doubled += a[0] * b[1] - b[0] * a[1];
  });
  return doubled / 2;
}

export function centroidOf(polygon: Polygon): Point {
  const sum = polygon.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

export function counterClockwise(polygon: Polygon): Polygon {
  return areaOf(polygon) < 0 ? [...polygon].reverse() : polygon;
}

/** Drops repeated corners and corners that lie on a straight edge. */
export function simplify(polygon: Polygon): Polygon {
  const distinct = polygon.filter((point, i) => keyOf(point) !== keyOf(cornerOf(polygon, i - 1)));
  return distinct.filter((b, i) => {
    const a = cornerOf(distinct, i - 1);
    const c = cornerOf(distinct, i + 1);
    return Math.abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) > 1e-6;
  });
}

/** Whether an offset polygon still runs the way of the original, judged by the original's longest edge. */
function keepsItsWay(original: Polygon, moved: Polygon): boolean {
  const edges = original.map((a, i) => {
    const b = cornerOf(original, i + 1);
    const [from, to] = [cornerOf(moved, i), cornerOf(moved, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return { length, agreement: (b[0] - a[0]) * (to[0] - from[0]) + (b[1] - a[1]) * (to[1] - from[1]) };
  });
  const longest = edges.reduce((best, edge) => (edge.length > best.length ? edge : best));
  return areaOf(moved) > 0 && longest.agreement > 0;
}

/** The corner b between a and c, moved inward so that both its edges move by the distance. */
function mitre([a, b, c]: readonly [Point, Point, Point], distance: number): Point {
  const before = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const after = Math.hypot(c[0] - b[0], c[1] - b[1]);
  const n1: Point = [-(b[1] - a[1]) / before, (b[0] - a[0]) / before];
  const n2: Point = [-(c[1] - b[1]) / after, (c[0] - b[0]) / after];
  const scale = distance / (1 + n1[0] * n2[0] + n1[1] * n2[1]);
  return [b[0] + (n1[0] + n2[0]) * scale, b[1] + (n1[1] + n2[1]) * scale];
}

/** Inward offset with mitred corners; null when the polygon is too small to be offset that far. */
export function insetOf(polygon: Polygon, distance: number): Polygon | null {
  const moved = polygon.map((b, i) => mitre([cornerOf(polygon, i - 1), b, cornerOf(polygon, i + 1)], distance));
  return keepsItsWay(polygon, moved) ? moved : null;
}
