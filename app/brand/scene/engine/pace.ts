/** Frames that are averaged before the pace is judged. */
const FRAMES = 20;
const SLOW_SECONDS = 0.028;
const STEP = 0.75;
const LOWEST = 0.5;

/** Lowers the resolution until frames are quick enough; what is too slow at the lowest one should not move at all. */
export class Pace {
  #sum = 0;
  #frames = 0;
  #scale = 1;

  /** The part of the full resolution to draw at. */
  get scale(): number {
    return this.#scale;
  }

  isHopeless = false;

  /** Counts a frame of some seconds. Returns whether the scale has changed. */
  count(seconds: number): boolean {
    this.#sum += seconds;
    this.#frames++;
    if (this.#frames < FRAMES) return false;
    const isSlow = this.#sum / this.#frames > SLOW_SECONDS;
    this.#sum = 0;
    this.#frames = 0;
    if (!isSlow) return false;
    this.isHopeless = this.#scale <= LOWEST;
    const before = this.#scale;
    this.#scale = Math.max(LOWEST, before * STEP);
    return this.#scale !== before;
  }
}
