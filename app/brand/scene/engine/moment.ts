import { DEGREE } from "~/brand/zellige/geometry";
import type { LaidPiece } from "./floor";

export interface Place {
  x: number;
  y: number;
}

export interface Moment {
  /** How far the section has been scrolled through the window: 0 entering below, 1 leaving above. */
  progress: number;
  /** Where the lamp hangs, and by how much the pieces below it rise (0 to 1). */
  lamp: Place & { pull: number };
  /** Direction the light comes from, in radians counter-clockwise from the right. */
  light: number;
  /** A ring that runs outward from a place; its age in seconds. */
  ripple: Place & { age: number };
}

/** By night the light comes from the upper left, as the stylesheet has it. */
const NIGHT_LIGHT = 128 * DEGREE;

/** Middle of the way, the lamp over the star, the light of the night, nothing moving: the picture of the poster. */
export const POSTER_MOMENT: Moment = {
  progress: 0.5,
  lamp: { x: 0, y: 0, pull: 0 },
  light: NIGHT_LIGHT,
  ripple: { x: 0, y: 0, age: Number.POSITIVE_INFINITY },
};

const PULL_HEIGHT = 0.55;
const PULL_RADIUS = 0.85;
const RIPPLE_HEIGHT = 0.2;
const RIPPLE_SPEED = 3.6;
const RIPPLE_WIDTH = 0.55;
/** A ripple rises to its height in this many seconds, so that nothing jumps. */
const RIPPLE_RISE_SECONDS = 0.2;
/** After this many seconds a ripple has left the floor. */
export const RIPPLE_SECONDS = 2.8;

function bell(distance: number, width: number): number {
  return Math.exp(-(distance * distance) / (2 * width * width));
}

function rippleHeight(distance: number, age: number): number {
  if (age >= RIPPLE_SECONDS) return 0;
  const fading = Math.min(1, age / RIPPLE_RISE_SECONDS) * (1 - age / RIPPLE_SECONDS);
  return RIPPLE_HEIGHT * fading * bell(distance - age * RIPPLE_SPEED, RIPPLE_WIDTH);
}

/** How far the rim is scattered: not at all in the middle of the way. */
function scatterOf({ progress }: Moment): number {
  const fromMiddle = Math.min(1, Math.abs(progress - 0.5) * 2);
  return fromMiddle * fromMiddle;
}

/** The height of a piece over the floor at a moment, in edges of the tiling. */
export function heightOf(piece: LaidPiece, moment: Moment): number {
  const { lamp, ripple } = moment;
  const pull = lamp.pull * PULL_HEIGHT * bell(Math.hypot(piece.x - lamp.x, piece.y - lamp.y), PULL_RADIUS);
  const wave = rippleHeight(Math.hypot(piece.x - ripple.x, piece.y - ripple.y), ripple.age);
  return piece.height * (1 + scatterOf(moment) * Math.min(1, piece.drift)) + pull + wave;
}

/** How much further out and more askew than at rest a piece of the rim is at a moment (1: as at rest). */
export function looseningOf(piece: LaidPiece, moment: Moment): number {
  return 1 + 0.22 * scatterOf(moment) * piece.drift;
}
