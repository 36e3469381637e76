import {
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  PointLight,
  Raycaster,
  Scene,
  ShadowMaterial,
  SpotLight,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { viewAt } from "~/brand/scene/engine/camera";
import type { Moment, Place } from "~/brand/scene/engine/moment";
import { whenIdle } from "~/lib/web/idle";
import type { Palette } from "./palette";
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

  /** Opens the context and cuts the pieces, each when the page is idle. @throws when the browser has no WebGL 2 */
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

  paint(): void {
    const palette = readPalette(this.#host);
    this.#tiles.paint(palette);
    this.#ground.paint(palette);
    this.#lights.set(palette);
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.#host;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO) * this.scale);
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.#camera.aspect = clientWidth / Math.max(1, clientHeight);
  }

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

  dispose(): void {
    for (const part of [this.#tiles, this.#ground, this.#lights]) part.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    this.canvas.remove();
  }
}

const SIZE = 40;
/** Below the deepest piece, so that the floor seems to hang over the page. */
const DEPTH = 1.2;

/** The page itself, on which the pieces throw their shadow. */
class Ground {
  readonly #material = new ShadowMaterial();
  readonly #geometry = new PlaneGeometry(SIZE, SIZE);
  readonly mesh = new Mesh(this.#geometry, this.#material);

  constructor() {
    this.mesh.position.z = -DEPTH;
    this.mesh.receiveShadow = true;
  }

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

const KEY_DISTANCE = 14;
const KEY_HEIGHT = 13;
const SHADOW_SIZE = 2048;
const SHADOW_REACH = 9;
const LAMP_HEIGHT = 1.5;
/** Beyond the floor, where the flat tops mirror it towards the camera. */
const RIM_PLACE = [7, 12, 6] as const;

/** The one light of the site, a little of the sky, its sheen on the glaze, and the lamp in saffron over the star. */
class Lights {
  readonly group = new Group();
  readonly #key = new DirectionalLight();
  readonly #sky = new HemisphereLight();
  readonly #rim = new PointLight(0xffffff, 1, 0, 0);
  readonly #lamp = new SpotLight(0xffffff, 1, 0, 1.35, 1, 1.15);

  constructor() {
    const { shadow } = this.#key;
    this.#key.castShadow = true;
    shadow.mapSize.set(SHADOW_SIZE, SHADOW_SIZE);
    shadow.radius = 3;
    shadow.bias = -0.0004;
    shadow.normalBias = 0.02;
    Object.assign(shadow.camera, {
      left: -SHADOW_REACH,
      right: SHADOW_REACH,
      top: SHADOW_REACH,
      bottom: -SHADOW_REACH,
      near: 1,
      far: 34,
    });
    this.#rim.position.set(...RIM_PLACE);
    this.group.add(this.#key, this.#sky, this.#rim, this.#lamp, this.#lamp.target);
  }

  set(palette: Palette): void {
    this.#key.color.copy(palette.key);
    this.#key.intensity = palette.keyStrength;
    this.#sky.position.set(0, 0, 1);
    this.#sky.color.copy(palette.fill);
    this.#sky.groundColor.copy(palette.fill).multiplyScalar(0.4);
    this.#sky.intensity = palette.fillStrength;
    this.#rim.color.copy(palette.rim);
    this.#rim.intensity = palette.rimStrength;
    this.#lamp.color.copy(palette.lamp);
    this.#lamp.intensity = palette.lampStrength;
  }

  follow({ lamp, light }: Moment): void {
    this.#key.position.set(KEY_DISTANCE * Math.cos(light), KEY_DISTANCE * Math.sin(light), KEY_HEIGHT);
    this.#lamp.position.set(lamp.x, lamp.y, LAMP_HEIGHT);
    this.#lamp.target.position.set(lamp.x, lamp.y, 0);
  }

  dispose(): void {
    for (const light of [this.#key, this.#sky, this.#rim, this.#lamp]) light.dispose();
  }
}
