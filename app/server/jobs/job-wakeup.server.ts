// Longer than any transaction of ours: a job is written before the transaction that causes it ends.
const WATCH_MS = 6_000;
const WATCH_EVERY_MS = 100;
const IDLE_MS = 30_000;

/** Wakes the runners of this process when it has written a job; those of others look again every half minute. */
export class JobWakeup {
  #watchUntil = 0;
  readonly #sleepers = new Set<() => void>();

  /** A job has been written, though perhaps not committed yet: look at once, and often for the next seconds. */
  ring(): void {
    this.#watchUntil = performance.now() + WATCH_MS;
    this.wake();
  }

  /** Ends every sleep. */
  wake(): void {
    for (const wake of this.#sleepers) wake();
  }

  /** Sleeps until the bell rings or the next job is due, half a minute at most. */
  sleep(nextInMs: number | null): Promise<void> {
    const isWatching = performance.now() < this.#watchUntil;
    const ms = Math.min(isWatching ? WATCH_EVERY_MS : IDLE_MS, Math.max(10, nextInMs ?? IDLE_MS));
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      timer.unref();
      this.#sleepers.add(wake);
    });
  }
}
