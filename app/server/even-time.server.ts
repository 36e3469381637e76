import { setTimeout as delay } from "node:timers/promises";

/** Does the work in at least `ms` milliseconds, so that how long it takes does not tell what was found. */
export async function inEvenTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, delay(ms)]);
  return result;
}
