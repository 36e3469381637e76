import type { Motif } from "./layout";
import { patternSvg } from "./pattern-svg";
import { seededRandom } from "./random";
import { quietTone } from "./tone";

const COVER = { width: 800, height: 500 };

/**
 * A picture of its own for anything that has a name: the same seed always gives the same patch.
 * Its accent is the colour of the surrounding category.
 */
export function coverSvg(seed: string, motif: Motif, size: { width: number; height: number } = COVER): string {
  const random = seededRandom(`${seed}/cover`);
  const isSymmetric = random() < 0.4;
  const edge = Math.min(size.width, size.height) * (0.34 + 0.14 * random());
  const centre = [size.width * (0.3 + 0.4 * random()), size.height * (0.3 + 0.4 * random())] as const;
  return patternSvg({ seed, motif, isSymmetric, edge, centre, ...size, tone: quietTone() });
}
