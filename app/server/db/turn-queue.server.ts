import { DatabaseUnavailableError } from "~/server/errors.server";

interface Waiting {
  deadline: number;
  start: (release: () => void) => void;
  refuse: (error: Error) => void;
}

/** One turn at a time, first come first served, for a database which has a single connection. */
export class TurnQueue {
  #isBusy = false;
  readonly #waiting: Waiting[] = [];

  constructor(readonly maxWaitMs: number) {}

  /**
   * Waits for a turn; the caller must call the returned function when it has finished.
   * @throws DatabaseUnavailableError when the turn does not come within `maxWaitMs`.
   */
  acquire(): Promise<() => void> {
    return new Promise((resolve, refuse) => {
      this.#waiting.push({ deadline: performance.now() + this.maxWaitMs, start: resolve, refuse });
      this.#next();
      if (this.#waiting.length > 0) setTimeout(() => this.#refuseLate(), this.maxWaitMs + 1).unref();
    });
  }

  /** Runs `work` in a turn of its own. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  #next() {
    if (this.#isBusy) return;
    // The engine runs on this very thread, so a timer may be late: the clock decides, not the timer.
    this.#refuseLate();
    const turn = this.#waiting.shift();
    if (!turn) return;
    this.#isBusy = true;
    let isReleased = false;
    turn.start(() => {
      if (isReleased) return;
      isReleased = true;
      this.#isBusy = false;
      this.#next();
    });
  }

  #refuseLate() {
    const now = performance.now();
    while (this.#waiting[0] && this.#waiting[0].deadline <= now) {
      const cause = new Error(`No turn on the only connection within ${this.maxWaitMs} ms`);
      this.#waiting.shift()?.refuse(new DatabaseUnavailableError({ cause }));
    }
  }
}
