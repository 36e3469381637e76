import { DatabaseUnavailableError } from "~/server/errors.server";

interface BreakerOptions {
  /** Resolves when the database answers again; rejects while it does not. */
  probe: () => Promise<void>;
  probeEveryMs: number;
  onChange?: (state: { isOpen: boolean; cause?: unknown }) => void;
}

/** Circuit breaker: after one failure all are refused at once, until a probe of ours has seen the database answer. */
export class CircuitBreaker {
  #cause: unknown;
  #isOpen = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: BreakerOptions) {}

  get isOpen() {
    return this.#isOpen;
  }

  /** @throws DatabaseUnavailableError while the breaker is open. */
  assertClosed() {
    if (this.#isOpen) throw new DatabaseUnavailableError({ cause: this.#cause });
  }

  /** Opens the breaker, for as long as the probes fail. */
  trip(cause: unknown) {
    this.#cause = cause;
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.options.onChange?.({ isOpen: true, cause });
    this.#scheduleProbe();
  }

  reset() {
    clearTimeout(this.#timer);
    this.#isOpen = false;
    this.#cause = undefined;
  }

  #scheduleProbe() {
    this.#timer = setTimeout(() => void this.#probe(), this.options.probeEveryMs);
    this.#timer.unref();
  }

  async #probe() {
    try {
      await this.options.probe();
    } catch (cause) {
      if (this.#isOpen) {
        this.#cause = cause;
        this.#scheduleProbe();
      }
      return;
    }
    if (!this.#isOpen) return;
    this.reset();
    this.options.onChange?.({ isOpen: false });
  }
}
