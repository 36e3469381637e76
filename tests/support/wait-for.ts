import { vi } from "vitest";

/** A state is waited for as long as a busy machine may need; vitest's own second is no rule of the product's. */
const PATIENCE = { timeout: 60_000, interval: 20 };

type Options = Partial<typeof PATIENCE>;

/** Tries again until it throws no more. */
export function waitFor<Value>(work: () => Value | Promise<Value>, options: Options = {}): Promise<Value> {
  return vi.waitFor(work, { ...PATIENCE, ...options });
}

/** Asks again until the answer is true. */
export function waitUntil<Value>(work: () => Value | Promise<Value>, options: Options = {}) {
  return vi.waitUntil(work, { ...PATIENCE, ...options });
}
