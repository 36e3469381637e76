import { DatabaseUnavailableError } from "~/server/errors.server";

interface BreakerOptions {
  /** For so long everyone is refused after a failure, in milliseconds. */
  probeEveryMs: number;
  onChange?: (state: { isOpen: boolean; cause?: unknown }) => void;
}

/** Circuit breaker without timers, which end with their request: after half a second the next request tries. */
export class CircuitBreaker {
  #cause: unknown;
  #opensAgainAt = 0;

  constructor(private readonly options: BreakerOptions) {}

  get isOpen() {
    const leftMs = this.#opensAgainAt - Date.now();
    // More is left only where the clock was set back.
    return leftMs > 0 && leftMs <= this.options.probeEveryMs;
  }

  /** @throws DatabaseUnavailableError while the breaker is open. */
  assertClosed() {
    if (this.isOpen) throw new DatabaseUnavailableError({ cause: this.#cause });
  }

  trip(cause: unknown) {
    if (!this.isOpen) this.options.onChange?.({ isOpen: true, cause });
    this.#cause = cause;
    this.#opensAgainAt = Date.now() + this.options.probeEveryMs;
  }

  reset() {
    this.#opensAgainAt = 0;
    this.#cause = undefined;
  }
}
