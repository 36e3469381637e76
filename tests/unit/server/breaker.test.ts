import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CircuitBreaker } from "~/server/db/breaker.server";
import { DatabaseUnavailableError } from "~/server/errors.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the circuit breaker", () => {
  test("refuses at once while open, names the cause, and closes when a probe succeeds", async () => {
    let isUp = false;
    const probe = vi.fn(async () => {
      if (!isUp) throw new Error("still down");
    });
    const states: boolean[] = [];
    const breaker = new CircuitBreaker({ probe, probeEveryMs: 500, onChange: ({ isOpen }) => states.push(isOpen) });
    expect(() => breaker.assertClosed()).not.toThrow();

    const cause = new Error("connection refused");
    breaker.trip(cause);
    breaker.trip(cause);
    expect(() => breaker.assertClosed()).toThrow(new DatabaseUnavailableError({ cause }));
    await vi.advanceTimersByTimeAsync(1600);
    expect(probe).toHaveBeenCalledTimes(3);
    expect(breaker.isOpen).toBe(true);

    isUp = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(breaker.isOpen).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(probe).toHaveBeenCalledTimes(4);
    expect(states).toEqual([true, false]);
  });

  test("never probes twice at the same time", async () => {
    let answer: (() => void) | undefined;
    const probe = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const breaker = new CircuitBreaker({ probe, probeEveryMs: 500 });
    breaker.trip(new Error("frozen"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probe).toHaveBeenCalledTimes(1);
    answer?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(breaker.isOpen).toBe(false);
  });

  test("stops probing when it is reset", async () => {
    const probe = vi.fn(async () => {});
    const breaker = new CircuitBreaker({ probe, probeEveryMs: 500 });
    breaker.trip(new Error("down"));
    breaker.reset();
    await vi.advanceTimersByTimeAsync(5000);
    expect(probe).not.toHaveBeenCalled();
    expect(breaker.isOpen).toBe(false);
  });
});
