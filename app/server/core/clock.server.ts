/** How far clocks on one database may differ. A stored time further ahead is of a wrong clock, and counts as none. */
export const CLOCK_SKEW_MS = 60_000;

const LOOK_EVERY_MS = 60_000;

/** Does the work each time the clock of this machine has been set back, as it is when it has run ahead; within a minute. */
export function onClockSetBack(work: () => void): void {
  let offset = Date.now() - performance.now();
  setInterval(() => {
    const former = offset;
    offset = Date.now() - performance.now();
    if (former - offset > CLOCK_SKEW_MS) work();
  }, LOOK_EVERY_MS).unref();
}
