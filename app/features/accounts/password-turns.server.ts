import type { AppLoadContext } from "@remix-run/node";
import { clientNetwork } from "~/server/client-address.server";
import { fairTurns } from "~/server/fair-turns.server";

// One less than are hashed at a time: there is always room for a known device, and for whoever is signed in.
const strangers = fairTurns({ running: 3, runningOfOne: 2, waiting: 40, waitingOfOne: 8 });
const knownDevices = fairTurns({ running: 2, runningOfOne: 1, waiting: 40, waitingOfOne: 4 });

interface Visit {
  request: Request;
  context: AppLoadContext;
  /** The device that has signed in to this account before. */
  device?: string | null;
}

/**
 * A visitor's turn at having a password hashed, which costs a third of a second of the processor. Strangers take turns
 * by address, in lines that end; a known device has a line that no stranger can stand in.
 * @throws DomainError `too-many` when the line is full.
 */
export function inPasswordTurn<Result>({ request, context, device }: Visit, work: () => Promise<Result>) {
  const { signal } = request;
  if (device) return knownDevices({ key: device, signal }, work);
  return strangers({ key: clientNetwork(context), signal }, work);
}
