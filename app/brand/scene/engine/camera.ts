import { DEGREE } from "~/brand/zellige/geometry";

/** Width by height of the poster, whose frame every other view is cut from. */
export const POSTER_ASPECT = 2;

const DISTANCE = 18;
const POSTER_FOV = 23;
/** In degrees: over the floor, and round the vertical; in the middle of the way, and from its start to its end. */
const ELEVATION = { middle: 42, sweep: 20 };
const AZIMUTH = { middle: -99, sweep: 16 };

/** Where the camera stands at this progress past the scene, and its vertical angle of view in degrees. */
export function viewAt(progress: number, aspect: number) {
  const elevation = (ELEVATION.middle + (progress - 0.5) * ELEVATION.sweep) * DEGREE;
  const azimuth = (AZIMUTH.middle + (progress - 0.5) * AZIMUTH.sweep) * DEGREE;
  // Cuts the poster's frame as `object-fit: cover` does for a box of this aspect.
  const half = Math.tan((POSTER_FOV / 2) * DEGREE);
  return {
    x: DISTANCE * Math.cos(elevation) * Math.cos(azimuth),
    y: DISTANCE * Math.cos(elevation) * Math.sin(azimuth),
    z: DISTANCE * Math.sin(elevation),
    fov: (2 * Math.atan(aspect > POSTER_ASPECT ? (half * POSTER_ASPECT) / aspect : half)) / DEGREE,
  };
}
