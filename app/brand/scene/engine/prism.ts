import type { Point, Polygon } from "~/brand/zellige/geometry";
import { cornerOf, insetOf } from "~/brand/zellige/geometry";

/** A corner in space; z points up from the floor. */
type Corner = readonly [number, number, number];

/** Triangles ready for a vertex buffer: nine numbers a triangle, and as many for its normals. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
}

/** How a piece is cut, in edges of the tiling. */
export interface Cut {
  joint: number;
  /** Width of the bevel, and how far it rises above the outline. */
  bevel: number;
  rise: number;
  depth: number;
  /** Cut to its centre, like a gem. */
  isGem: boolean;
}

/** The unit normal of a triangle whose corners run counter-clockwise seen from outside. */
function normalOf(a: Corner, b: Corner, c: Corner): Corner {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

class Faces {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];

  triangle(a: Corner, b: Corner, c: Corner): void {
    const normal = normalOf(a, b, c);
    for (const corner of [a, b, c]) {
      this.#positions.push(...corner);
      this.#normals.push(...normal);
    }
  }

  quad(a: Corner, b: Corner, c: Corner, d: Corner): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  get mesh(): Mesh {
    return { positions: new Float32Array(this.#positions), normals: new Float32Array(this.#normals) };
  }
}

const at = ([x, y]: Point, z: number): Corner => [x, y, z];

/** A bevel all round and a flat top. The pieces are star-shaped about their centre, so the top is a fan. */
function addTable(faces: Faces, outer: Polygon, { bevel, rise }: Cut): void {
  const inner = insetOf(outer, bevel) ?? outer;
  outer.forEach((a, i) => {
    const [b, c, d] = [cornerOf(outer, i + 1), cornerOf(inner, i + 1), cornerOf(inner, i)];
    faces.quad(at(a, 0), at(b, 0), at(c, rise), at(d, rise));
    faces.triangle([0, 0, rise], at(d, rise), at(c, rise));
  });
}

/** A piece of tile as a solid without its unseen underside. @param outline about its centre, in edges of the tiling */
export function prismOf(outline: Polygon, cut: Cut): Mesh {
  const faces = new Faces();
  const outer = insetOf(outline, cut.joint) ?? outline;
  // The walls below the outline.
  outer.forEach((a, i) => {
    const b = cornerOf(outer, i + 1);
    faces.quad(at(a, -cut.depth), at(b, -cut.depth), at(b, 0), at(a, 0));
  });
  if (!cut.isGem) addTable(faces, outer, cut);
  else {
    // The facets of a gem, from its outline to its point.
    outer.forEach((a, i) => {
      faces.triangle(at(a, 0), at(cornerOf(outer, i + 1), 0), [0, 0, cut.rise]);
    });
  }
  return faces.mesh;
}
