import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TurnQueue } from "~/server/db/session-adapter.server";
import { DatabaseUnavailableError } from "~/server/errors.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets everything run that needs no time to pass. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("the queue for the only connection", () => {
  test("lets one in at a time, in the order of arrival", async () => {
    const queue = new TurnQueue(2000);
    const events: string[] = [];
    const release = await Promise.all([queue.acquire(), settle()]).then(([done]) => done);
    const others = ["a", "b"].map((name) => queue.run(async () => void events.push(name)));
    await settle();
    expect(events).toEqual([]);
    release();
    await Promise.all([...others, settle()]);
    expect(events).toEqual(["a", "b"]);
  });

  test("refuses whoever would wait longer than the limit, and goes on with the next", async () => {
    const queue = new TurnQueue(2000);
    const [release] = await Promise.all([queue.acquire(), settle()]);
    const late = queue.run(async () => "late");
    const refused = expect(late).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await vi.advanceTimersByTimeAsync(1500);
    const patient = queue.run(async () => "in time");
    await vi.advanceTimersByTimeAsync(600);
    await refused;
    release();
    await settle();
    expect(await patient).toBe("in time");
  });

  test("goes on after work that failed", async () => {
    const queue = new TurnQueue(2000);
    const failing = expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    const next = queue.run(async () => "next");
    await settle();
    await failing;
    expect(await next).toBe("next");
  });

  test("lets requests and timers run between many queries in a row", async () => {
    vi.useRealTimers();
    const queue = new TurnQueue(2000);
    let isInterrupted = false;
    setImmediate(() => {
      isInterrupted = true;
    });
    const busyUntil = performance.now() + 100;
    while (performance.now() < busyUntil) await queue.run(async () => {});
    expect(isInterrupted).toBe(true);
  });

  test("does not refuse anyone because this thread was busy while nobody held the connection", async () => {
    vi.useRealTimers();
    const queue = new TurnQueue(50);
    // From here the event loop comes to its timers before it comes to the queue.
    await new Promise((resolve) => setImmediate(resolve));
    const served = queue.run(async () => "served");
    const busyUntil = performance.now() + 200;
    while (performance.now() < busyUntil);
    expect(await served).toBe("served");
  });
});
