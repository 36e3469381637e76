import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Euler,
  Group,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from "three";
import type { Shape } from "~/brand/scene/engine/floor";
import { layFloor } from "~/brand/scene/engine/floor";
import type { Moment } from "~/brand/scene/engine/moment";
import { heightOf, looseningOf } from "~/brand/scene/engine/moment";
import { prismOf } from "~/brand/scene/engine/prism";
import type { Palette } from "./palette";

/** Darkens every third piece a little, as kilns do. */
const SHADES = [1, 0.93, 0.86];

function geometryOf(shape: Shape): BufferGeometry {
  const isGem = shape.kind === "star";
  const bevel = shape.kind === "grain" ? 0.02 : 0.045;
  const cut = { isGem, bevel, rise: isGem ? 0.15 : 0.035, joint: 0.014, depth: 0.32 };
  const { positions, normals } = prismOf(shape.outline, cut);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  return geometry;
}

/** The pieces of the floor: one instanced mesh a shape, four in all. */
export class Tiles {
  readonly group = new Group();
  readonly #material = new MeshStandardMaterial({ metalness: 0 });
  readonly #meshes = layFloor().map((shape) => ({ shape, mesh: this.#meshOf(shape) }));
  readonly #matrix = new Matrix4();
  readonly #turn = new Quaternion();
  readonly #lean = new Euler();
  readonly #place = new Vector3();
  readonly #size = new Vector3(1, 1, 1);

  constructor() {
    for (const { mesh } of this.#meshes) this.group.add(mesh);
  }

  #meshOf(shape: Shape): InstancedMesh {
    const mesh = new InstancedMesh(geometryOf(shape), this.#material, shape.pieces.length);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    return mesh;
  }

  paint({ glazes, roughness }: Palette): void {
    const colour = new Color();
    this.#material.roughness = roughness;
    for (const { shape, mesh } of this.#meshes) {
      shape.pieces.forEach(({ tone }, i) => {
        mesh.setColorAt(i, colour.copy(glazes[tone]!).multiplyScalar(tone < 5 ? SHADES[i % 3]! : 1));
      });
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  }

  pose(moment: Moment): void {
    for (const { shape, mesh } of this.#meshes) {
      shape.pieces.forEach((piece, i) => {
        const loosening = looseningOf(piece, moment);
        this.#lean.set(piece.leanX * loosening, piece.leanY * loosening, piece.turn);
        this.#place.set(piece.x * loosening, piece.y * loosening, heightOf(piece, moment));
        mesh.setMatrixAt(i, this.#matrix.compose(this.#place, this.#turn.setFromEuler(this.#lean), this.#size));
      });
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  dispose(): void {
    for (const { mesh } of this.#meshes) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#material.dispose();
  }
}
