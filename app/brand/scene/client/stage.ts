import { PCFShadowMap, PerspectiveCamera, Plane, Raycaster, Scene, Vector2, Vector3, WebGLRenderer } from "three";
import { viewAt } from "~/brand/scene/engine/camera";
import type { Moment, Place } from "~/brand/scene/engine/moment";
import { whenIdle } from "~/lib/web/idle";
import { Ground } from "./ground";
import { Lights } from "./lights";
import { readPalette } from "./palette";
import { Tiles } from "./tiles";

const MAX_PIXEL_RATIO = 2;

/** Canvas, camera, lights and pieces: draws one state of the scene, and does not schedule frames. */
export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #tiles: Tiles;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(23, 2, 1, 60);
  readonly #lights = new Lights();
  readonly #ground = new Ground();
  readonly #plane = new Plane(new Vector3(0, 0, 1), 0);
  readonly #ray = new Raycaster();
  readonly #host: HTMLElement;
  /** The part of the screen's resolution to draw at. */
  scale = 1;

  private constructor(host: HTMLElement, renderer: WebGLRenderer, tiles: Tiles) {
    this.#host = host;
    this.#renderer = renderer;
    this.#tiles = tiles;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#camera.up.set(0, 0, 1);
    this.#scene.add(this.#tiles.group, this.#ground.mesh, this.#lights.group);
    this.paint();
  }

  /**
   * Opens the context and cuts the pieces, each when the page has nothing more urgent to do.
   * @throws when the browser has no WebGL 2
   */
  static async create(host: HTMLElement): Promise<Stage> {
    const renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: "low-power" });
    await whenIdle();
    const tiles = new Tiles();
    await whenIdle();
    return new Stage(host, renderer, tiles);
  }

  get canvas(): HTMLCanvasElement {
    return this.#renderer.domElement;
  }

  /** Takes up the colours of the theme and the light of the hour. */
  paint(): void {
    const palette = readPalette(this.#host);
    this.#tiles.paint(palette);
    this.#ground.paint(palette);
    this.#lights.set(palette);
  }

  /** Fits the canvas to its element. */
  resize(): void {
    const { clientWidth, clientHeight } = this.#host;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO) * this.scale);
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.#camera.aspect = clientWidth / Math.max(1, clientHeight);
  }

  /** Builds the shaders without holding up the page. */
  async prepare(): Promise<void> {
    await this.#renderer.compileAsync(this.#scene, this.#camera);
  }

  draw(moment: Moment): void {
    const { x, y, z, fov } = viewAt(moment.progress, this.#camera.aspect);
    this.#camera.position.set(x, y, z);
    this.#camera.lookAt(0, 0, 0);
    this.#camera.fov = fov;
    this.#camera.updateProjectionMatrix();
    this.#tiles.pose(moment);
    this.#lights.follow(moment);
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** The place of the floor under a point of the window; null when there is none. */
  placeUnder({ clientX, clientY }: { clientX: number; clientY: number }): Place | null {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const point = new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
    this.#ray.setFromCamera(point, this.#camera);
    return this.#ray.ray.intersectPlane(this.#plane, new Vector3());
  }

  /** Gives back all it holds, the context too. */
  dispose(): void {
    for (const part of [this.#tiles, this.#ground, this.#lights]) part.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    this.canvas.remove();
  }
}
