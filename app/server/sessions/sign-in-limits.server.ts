import type { AppLoadContext } from "@remix-run/node";
import { keyedConcurrencyLimit, QueueFullError } from "~/server/core/keyed-concurrency-limit.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";
import { getKnownDevice } from "./known-device.server";

const LIMIT = { points: 10, seconds: 900 };

/** Tries of strangers to sign in to one account, by its address. A password that was just chosen begins the count anew. */
export const signInTries = rateLimit({ name: "sign-in-account", ...LIMIT });

const deviceTries = rateLimit({ name: "sign-in-device", ...LIMIT });

/** The count of tries that a visitor's counts to: that of the device where the account knows it, else the shared one. */
export async function getSignInTries(request: Request, email: string) {
  const device = await getKnownDevice(request, email);
  const [limit, key] = device ? [deviceTries, device] : [signInTries, email];
  return {
    device,
    /** The seconds to wait where too much has been tried, else null. */
    consume: () => limit.consume(key),
    /** After a password that worked. */
    reset: () => limit.reset(key),
  };
}

// One less than are hashed at a time: there is always room for a known device, and for signed-in users.
const strangers = keyedConcurrencyLimit({ running: 3, runningOfOne: 2, waiting: 40, waitingOfOne: 8 });
const knownDevices = keyedConcurrencyLimit({ running: 2, runningOfOne: 1, waiting: 40, waitingOfOne: 4 });

const RETRY_SECONDS = 10;

/**
 * A visitor's turn at having a password hashed, which costs a third of a second of the processor. Strangers take turns
 * by address, in lines that end; a known device has a line that no stranger can stand in.
 * @param visit with the device that has signed in to this account before, if any
 * @throws DomainError `too-many` when the line is full.
 */
export async function withPasswordHashLimit<Result>(
  visit: { request: Request; context: AppLoadContext; device?: string | null },
  work: () => Promise<Result>,
): Promise<Result> {
  const { request, context, device } = visit;
  const { signal } = request;
  try {
    if (device) return await knownDevices({ key: device, signal }, work);
    return await strangers({ key: clientNetwork(context), signal }, work);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw tooMany("Beaucoup de demandes arrivent en même temps.", RETRY_SECONDS);
  }
}
