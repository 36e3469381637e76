import type { Random } from "~/brand/zellige/random";

/** How a piece rests: its height over the floor, how far it has drifted from the solid middle, and its lean. */
export interface Rest {
  height: number;
  /** 0 in the solid middle, growing towards the rim, in edges of the tiling. */
  drift: number;
  /** Radians about the floor's axes. */
  leanX: number;
  leanY: number;
}

/** The middle holds together up to here, in edges of the tiling; its border is not a circle. */
const SOLID_RADIUS = 3.9;

/** Radians a drift of one edge leans a piece by, at most half of it to either side; its hollow must stay unseen. */
const LEAN = 0.62;

/** How far the pieces drift along a direction before there are none. */
function reachOf(direction: number): number {
  return 0.5 + 2.4 * Math.abs(Math.cos(direction + 0.16)) ** 1.5;
}

/** The rest of a piece at a place; null where the rim has come apart so far that there is none. */
export function restOf({ x, y }: { x: number; y: number }, random: Random): Rest | null {
  const [distance, direction] = [Math.hypot(x, y), Math.atan2(y, x)];
  const [chance, first, second, third] = [random(), random(), random(), random()];
  const swell = 0.05 + 0.08 * Math.cos(distance * 2.2) + first * 0.035;
  const drift = Math.max(0, distance - SOLID_RADIUS - 0.35 * Math.cos(direction * 2 + 0.6));
  if (drift > reachOf(direction) || chance < drift * 0.36) return null;
  return {
    drift,
    height: swell + drift * drift * 0.36 + first * 0.5 * drift,
    leanX: (second - 0.5) * LEAN * Math.min(1.5, drift),
    leanY: (third - 0.5) * LEAN * Math.min(1.5, drift),
  };
}
