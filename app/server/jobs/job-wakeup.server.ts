const IDLE_MS = 30_000;

/** Wakes the runners of this process when a job has been written, here or in another process. */
export class JobWakeup {
  #count = 0;
  readonly #sleepers = new Set<() => void>();

  /** How often it has woken: taken before a runner looks for a job, so that none is overlooked meanwhile. */
  get count(): number {
    return this.#count;
  }

  /** Ends every sleep. */
  wake(): void {
    this.#count += 1;
    for (const wake of this.#sleepers) wake();
  }

  /** Sleeps until it wakes or the next job is due, half a minute at most; not at all where it has woken since `seen`. */
  sleep(nextInMs: number | null, seen = this.#count): Promise<void> {
    if (seen !== this.#count) return Promise.resolve();
    const ms = Math.min(IDLE_MS, Math.max(10, nextInMs ?? IDLE_MS));
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
