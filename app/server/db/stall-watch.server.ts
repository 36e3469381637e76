const TICK_MS = 250;
/** Longer than any work of ours, and shorter than the time for which we wait for an answer. */
const STALL_MS = 2000;

let lastTickAt = performance.now();
let lastStallAt = Number.NEGATIVE_INFINITY;
let timer: NodeJS.Timeout | undefined;

function tick(): void {
  const now = performance.now();
  if (now - lastTickAt > STALL_MS) lastStallAt = now;
  lastTickAt = now;
}

/** Starts to detect pauses of this process; a second call does nothing. */
export function watchForStalls(): void {
  if (timer) return;
  lastTickAt = performance.now();
  timer = setInterval(tick, TICK_MS);
  timer.unref();
}

/**
 * Whether this process stood still, for two seconds or longer, until less than so many milliseconds ago. Its own
 * clocks ran out meanwhile, and are looked at before the answers that have come.
 */
export function hasStalledWithin(ms: number): boolean {
  tick();
  return performance.now() - lastStallAt < ms;
}
