import { describe, expect, test } from "vitest";
import type { LaidPiece } from "~/brand/scene/engine/floor";
import { heightOf, looseningOf, POSTER_MOMENT, RIPPLE_SECONDS } from "~/brand/scene/engine/moment";
import { Motion } from "~/brand/scene/engine/motion";

const FRAME = 1 / 60;
const piece = (values: Partial<LaidPiece> = {}): LaidPiece => ({
  ...{ x: 1, y: 0, turn: 0, tone: 0, height: 0.1, drift: 0, leanX: 0, leanY: 0 },
  ...values,
});

/** Steps until nothing moves; how many seconds that took. */
function settle(motion: Motion, frame = FRAME): number {
  let seconds = 0;
  while (motion.step(frame)) {
    seconds += frame;
    if (seconds > 20) throw new Error("It never comes to rest.");
  }
  return seconds;
}

describe("Motion", () => {
  test("begins with the poster's picture, at rest", () => {
    const motion = new Motion();
    expect(motion.moment).toEqual(POSTER_MOMENT);
    expect(motion.step(FRAME)).toBe(false);
    expect(motion.moment).toEqual({ ...POSTER_MOMENT, ripple: expect.anything() });
  });

  test("follows the scrolling, and comes to rest there", () => {
    const motion = new Motion();
    motion.scrollTo(0.9);
    motion.step(FRAME);
    expect(motion.moment.progress).toBeGreaterThan(0.5);
    expect(motion.moment.progress).toBeLessThan(0.6);
    expect(settle(motion)).toBeLessThan(3);
    expect(motion.moment.progress).toBe(0.9);
  });

  test.each([
    [-3, 0],
    [4, 1],
  ])("cuts a progress of %d to %d", (asked, given) => {
    const motion = new Motion();
    motion.scrollTo(asked);
    settle(motion);
    expect(motion.moment.progress).toBe(given);
  });

  test("is as quick at 30 frames a second as at 120", () => {
    const [slow, quick] = [new Motion(), new Motion()];
    for (const motion of [slow, quick]) motion.scrollTo(1);
    for (let i = 0; i < 15; i++) slow.step(1 / 30);
    for (let i = 0; i < 60; i++) quick.step(1 / 120);
    expect(slow.moment.progress).toBeCloseTo(quick.moment.progress, 6);
  });

  test("does not jump after a pause", () => {
    const motion = new Motion();
    motion.scrollTo(1);
    motion.step(60);
    expect(motion.moment.progress).toBeLessThan(0.75);
  });

  test("carries the lamp to the pointer, and back to the star when it leaves", () => {
    const motion = new Motion();
    motion.pointAt({ x: 2, y: -1 });
    settle(motion);
    expect(motion.moment.lamp).toEqual({ x: 2, y: -1, pull: 1 });
    motion.pointAt(null);
    settle(motion);
    expect(motion.moment.lamp).toEqual({ x: 0, y: 0, pull: 0 });
  });

  test("turns the light to the hour", () => {
    const motion = new Motion();
    motion.lightFrom(1);
    settle(motion);
    expect(motion.moment.light).toBe(1);
  });

  test("lets a ripple run out", () => {
    const motion = new Motion();
    motion.touch({ x: 0, y: 0 });
    expect(settle(motion)).toBeCloseTo(RIPPLE_SECONDS, 1);
  });
});

describe("a piece", () => {
  test("lies at rest in the poster's moment", () => {
    expect(heightOf(piece(), POSTER_MOMENT)).toBe(0.1);
    expect(looseningOf(piece({ drift: 2 }), POSTER_MOMENT)).toBe(1);
  });

  test("rises most right under the lamp", () => {
    const moment = { ...POSTER_MOMENT, lamp: { x: 1, y: 0, pull: 1 } };
    const heights = [1, 1.5, 2, 6].map((x) => heightOf(piece({ x }), moment));
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(heights[0]).toBeGreaterThan(0.5);
    expect(heights[3]).toBeCloseTo(0.1);
  });

  test("does not jump when it is touched", () => {
    const touched = { ...POSTER_MOMENT, ripple: { x: 0, y: 0, age: 0 } };
    expect(heightOf(piece(), touched)).toBe(0.1);
  });

  test("rises as the ripple passes, and lies down again", () => {
    const at = (age: number) => heightOf(piece({ x: 3 }), { ...POSTER_MOMENT, ripple: { x: 0, y: 0, age } });
    expect(at(0)).toBeCloseTo(0.1);
    expect(at(0.85)).toBeGreaterThan(0.2);
    expect(at(RIPPLE_SECONDS)).toBe(0.1);
  });

  test("of the rim strays at both ends of the way; of the middle it does not", () => {
    for (const progress of [0, 1]) {
      const moment = { ...POSTER_MOMENT, progress };
      expect(looseningOf(piece({ drift: 2 }), moment)).toBeGreaterThan(1.2);
      expect(heightOf(piece({ drift: 2 }), moment)).toBeGreaterThan(0.15);
      expect(looseningOf(piece(), moment)).toBe(1);
      expect(heightOf(piece(), moment)).toBe(0.1);
    }
  });
});
