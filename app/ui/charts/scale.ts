const STEPS = [1, 2, 5];

/** An axis from nothing to at least the largest value, in round steps. */
export interface Scale {
  top: number;
  /** From the first above nothing to `top`. */
  ticks: number[];
}

/**
 * A scale of two to five whole steps of 1, 2 or 5 times a power of ten: what is counted has no halves.
 * @param max the largest value, 0 or more
 */
export function roundScale(max: number): Scale {
  const step = roundStep(max);
  const count = Math.max(1, Math.ceil(max / step));
  return { top: step * count, ticks: Array.from({ length: count }, (_, index) => step * (index + 1)) };
}

const MAX_STEPS = 4;

function roundStep(max: number): number {
  const least = Math.max(1, max / MAX_STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (STEPS.find((step) => step * power >= least) ?? 10);
}
