const MAX_STEPS = 4;

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
  const least = Math.max(1, max / MAX_STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((each) => each * power >= least) ?? 10);
  const count = Math.max(1, Math.ceil(max / step));
  return { top: step * count, ticks: Array.from({ length: count }, (_, index) => step * (index + 1)) };
}

/** Where a column stands, in hundredths of the width of the chart, and how tall it is, in pixels. */
export interface Column {
  x: number;
  width: number;
  centre: number;
  height: number;
}

const GAP_SHARE = 0.28;
/** So that a value which is not nothing never looks like nothing. */
const LEAST_HEIGHT = 2;

/** Columns side by side over the whole width, the last one ending with it. */
export function layoutColumns(values: readonly number[], plot: { top: number; height: number }): Column[] {
  const slot = 100 / Math.max(1, values.length);
  const width = slot * (1 - GAP_SHARE);
  return values.map((value, index) => ({
    x: round(slot * index + (slot - width) / 2),
    width: round(width),
    centre: round(slot * (index + 0.5)),
    height: value > 0 ? round(Math.max(LEAST_HEIGHT, (plot.height * value) / plot.top)) : 0,
  }));
}

/** Two decimals are a hundredth of a pixel or less, and keep the markup short. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Which columns carry a word under them: at most `most`, evenly apart, counted from the last one, which is now and
 * always named. Every second one is minor: where there is little room, its word may be left out.
 */
export function namedColumns(count: number, most: number): Map<number, boolean> {
  const every = Math.max(1, Math.ceil(count / most));
  const named = new Map<number, boolean>();
  for (let index = count - 1; index >= 0; index -= every) named.set(index, named.size % 2 === 1);
  return named;
}

/** The first column that holds the largest value; none while there is nothing at all. */
export function peakOf(values: readonly number[]): number | null {
  const most = Math.max(0, ...values);
  return most > 0 ? values.indexOf(most) : null;
}
