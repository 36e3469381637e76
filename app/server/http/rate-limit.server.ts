import { setTimeout as delay } from "node:timers/promises";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { RateLimiterMemory, RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { CLOCK_SKEW_MS } from "~/server/core/clock.server";
import { keyedDigest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { env, scaledMs } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";

interface Limit {
  /** Prefix of the counters, unique in the product. */
  name: string;
  points: number;
  seconds: number;
}

async function consume(counter: () => RateLimiterAbstract, name: string, key: string | null): Promise<number | null> {
  // An unknown address is shared: one client must not use up the tries of others.
  if (env.ABUSE_LIMITS === "off" || key === null) return null;
  try {
    await consumeNow(counter(), key.slice(0, 200));
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    logger.warn({ event: "rate-limited", limit: name });
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** A window that ends later than any was opened while the clock was ahead: it counts as none, and one begins now. */
async function consumeNow(counter: RateLimiterAbstract, key: string): Promise<void> {
  const isAhead = (counted: unknown) =>
    counted instanceof RateLimiterRes && counted.msBeforeNext > counter.duration * 1000 + CLOCK_SKEW_MS;
  const counted = await counter.consume(key).catch((refusal: unknown) => {
    if (isAhead(refusal)) return refusal;
    throw refusal;
  });
  if (!isAhead(counted)) return;
  await counter.delete(key);
  await counter.consume(key);
}

/**
 * A counter shared by every process on the same database; while that is down, a counter in memory stands in.
 * `consume` answers the seconds to wait when the limit is passed, else null. The key, an address for instance, is kept
 * as a keyed digest alone.
 */
export function rateLimit({ name, points, seconds }: Limit) {
  let limiter: RateLimiterPrisma | undefined;
  const store = () => {
    limiter ??= new RateLimiterPrisma({
      storeClient: db,
      tableName: "rateLimit",
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    });
    return limiter;
  };
  // Who was counted needs no reading and no erasure.
  const keyOf = (key: string) => keyedDigest("rate-limit", name, key);
  const spend = (key: string | null) => consume(store, name, key === null ? null : keyOf(key));
  return {
    consume: spend,
    /** @throws DomainError `too-many` with the sentence, where the limit is passed */
    async expect(key: string | null, sentence: string): Promise<void> {
      const retryAfterSeconds = await spend(key);
      if (retryAfterSeconds !== null) throw new DomainError("too-many", sentence, { retryAfterSeconds });
    },
    async reset(key: string): Promise<void> {
      if (env.ABUSE_LIMITS === "on") await store().delete(keyOf(key));
    },
  };
}

/**
 * A counter of this process alone, for what is refused before anything is read or asked of the database.
 * `consume` answers like that of `rateLimit`.
 */
export function memoryLimit({ name, points, seconds }: Limit) {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  return { consume: (key: string | null) => consume(() => limiter, name, key) };
}

const SLOW_MS = 1000;

/**
 * A limit for what many users may share, such as the address of an office: a request beyond it waits a
 * second, and is never refused.
 */
export function slowDown(limit: Limit): (key: string | null) => Promise<void> {
  const { consume } = rateLimit(limit);
  return async (key) => {
    if ((await consume(key)) !== null) await delay(scaledMs(SLOW_MS));
  };
}

/** A command's refusal of what was tried too often: `words` with when to come back. */
export function tooMany(words: string, waitSeconds: number): DomainError {
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : "une minute";
  return new DomainError("too-many", `${words} Réessayez dans ${wait}.`, { retryAfterSeconds: waitSeconds });
}
