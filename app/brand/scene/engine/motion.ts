import type { Moment, Place } from "./moment";
import { POSTER_MOMENT, RIPPLE_SECONDS } from "./moment";

/** How quickly values follow their targets: the part of the way done in a second is 1 - e^-rate. */
const RATES = { progress: 5, lamp: 6, pull: 5, light: 2 };
/** Closer than this counts as arrived. */
const NEAR = 1e-3;
/** A longer pause between two frames (a hidden tab) is treated as one of this many seconds. */
const LONGEST_STEP = 0.1;

/** Moves the scene with scroll and pointer, from the poster's picture on; without input no frame is drawn. */
export class Motion {
  readonly #moment: Moment = structuredClone(POSTER_MOMENT);
  #progress = POSTER_MOMENT.progress;
  #lamp: Place = { x: 0, y: 0 };
  #pull = 0;
  #light = POSTER_MOMENT.light;

  get moment(): Readonly<Moment> {
    return this.#moment;
  }

  /** @param progress of the section through the window, 0 to 1; values beyond are cut */
  scrollTo(progress: number): void {
    this.#progress = Math.min(1, Math.max(0, progress));
  }

  /** The pointer is over a place of the floor, or has left it: then the lamp returns to the star. */
  pointAt(place: Place | null): void {
    this.#lamp = place ?? { x: 0, y: 0 };
    this.#pull = place ? 1 : 0;
  }

  /** The light of the hour; @param direction in radians counter-clockwise from the right */
  lightFrom(direction: number): void {
    this.#light = direction;
  }

  touch({ x, y }: Place): void {
    this.#moment.ripple = { x, y, age: 0 };
  }

  /** Goes on by some seconds. Returns whether anything still moves. */
  step(seconds: number): boolean {
    const time = Math.min(seconds, LONGEST_STEP);
    const moment = this.#moment;
    let isMoving = false;
    const follow = (value: number, target: number, rate: number): number => {
      const gap = target - value;
      if (Math.abs(gap) <= NEAR) return target;
      isMoving = true;
      return value + gap * (1 - Math.exp(-rate * time));
    };
    moment.progress = follow(moment.progress, this.#progress, RATES.progress);
    moment.light = follow(moment.light, this.#light, RATES.light);
    moment.lamp = {
      x: follow(moment.lamp.x, this.#lamp.x, RATES.lamp),
      y: follow(moment.lamp.y, this.#lamp.y, RATES.lamp),
      pull: follow(moment.lamp.pull, this.#pull, RATES.pull),
    };
    moment.ripple.age += time;
    return isMoving || moment.ripple.age < RIPPLE_SECONDS;
  }
}
