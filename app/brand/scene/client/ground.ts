import { Mesh, PlaneGeometry, ShadowMaterial } from "three";
import type { Palette } from "./palette";

const SIZE = 40;
/** Below the deepest piece, so that the floor seems to hang over the page. */
const DEPTH = 1.2;

/** The page itself, on which the pieces throw their shadow. */
export class Ground {
  readonly #material = new ShadowMaterial();
  readonly #geometry = new PlaneGeometry(SIZE, SIZE);
  readonly mesh = new Mesh(this.#geometry, this.#material);

  constructor() {
    this.mesh.position.z = -DEPTH;
    this.mesh.receiveShadow = true;
  }

  /** Colour and strength of the shadow in the theme. */
  paint({ shadow, shadowStrength }: Palette): void {
    this.#material.color.copy(shadow);
    this.#material.opacity = shadowStrength;
    this.mesh.visible = shadowStrength > 0;
  }

  dispose(): void {
    this.#geometry.dispose();
    this.#material.dispose();
  }
}
