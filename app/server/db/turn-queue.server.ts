import { DatabaseUnavailableError } from "~/server/errors.server";

interface Waiting {
  start: (release: () => void) => void;
  refuse: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/** How long queries may follow each other before requests, signals and timers get their turn, in milliseconds. */
const BREATHE_EVERY_MS = 10;

/**
 * One turn at a time, first come first served, for a database which has a single connection and runs on this very
 * thread: many queries in a row never leave the microtask queue, so nothing else would run between them.
 */
export class TurnQueue {
  #isBusy = false;
  #isBreathing = false;
  #breathedAt = 0;
  readonly #waiting: Waiting[] = [];

  constructor(readonly maxWaitMs: number) {}

  /**
   * Waits for a turn; the caller must call the returned function when it has finished.
   * @throws DatabaseUnavailableError when the turn does not come within `maxWaitMs`.
   */
  acquire(): Promise<() => void> {
    return new Promise((start, refuse) => {
      const waiting = { start, refuse };
      this.#waiting.push(waiting);
      this.#limit(waiting);
      this.#next();
    });
  }

  /** Runs `work` alone, in the order of the calls. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  #next() {
    if (this.#isBusy || this.#isBreathing) return;
    if (performance.now() - this.#breathedAt > BREATHE_EVERY_MS) {
      this.#breathe();
      return;
    }
    const turn = this.#waiting.shift();
    if (!turn) return;
    clearTimeout(turn.timer);
    this.#isBusy = true;
    turn.start(() => {
      this.#isBusy = false;
      this.#next();
    });
  }

  #limit(waiting: Waiting) {
    waiting.timer = setTimeout(() => {
      // The connection is free: it was this thread that had no time, and the turn is about to come.
      if (!this.#isBusy) return this.#limit(waiting);
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      const cause = new Error(`No turn on the only connection within ${this.maxWaitMs} ms`);
      waiting.refuse(new DatabaseUnavailableError({ cause }));
    }, this.maxWaitMs);
  }

  #breathe() {
    this.#isBreathing = true;
    setImmediate(() => {
      this.#isBreathing = false;
      this.#breathedAt = performance.now();
      this.#next();
    });
  }
}
