import { DirectionalLight, Group, HemisphereLight, PointLight, SpotLight } from "three";
import type { Moment } from "~/brand/scene/engine/moment";
import type { Palette } from "./palette";

const KEY_DISTANCE = 14;
const KEY_HEIGHT = 13;
const SHADOW_SIZE = 2048;
const SHADOW_REACH = 9;
const LAMP_HEIGHT = 1.5;
/** Beyond the floor, where the flat tops mirror it towards the camera. */
const RIM_PLACE = [7, 12, 6] as const;

/** The one light of the site, a little of the sky, its sheen on the glaze, and the lamp in saffron over the star. */
export class Lights {
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

  /** Colours and strengths of the theme. */
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

  /** Places the light and its lamp for this state of the scene. */
  follow({ lamp, light }: Moment): void {
    this.#key.position.set(KEY_DISTANCE * Math.cos(light), KEY_DISTANCE * Math.sin(light), KEY_HEIGHT);
    this.#lamp.position.set(lamp.x, lamp.y, LAMP_HEIGHT);
    this.#lamp.target.position.set(lamp.x, lamp.y, 0);
  }

  dispose(): void {
    for (const light of [this.#key, this.#sky, this.#rim, this.#lamp]) light.dispose();
  }
}
