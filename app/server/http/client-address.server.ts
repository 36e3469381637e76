import type { AppLoadContext } from "@remix-run/node";
import { networkOf } from "~/lib/web/ip-address";

/**
 * The visitor's address as the adapter saw it, to be shown and logged; null under an adapter that does not say (plain
 * remix-serve). Nothing is counted by it: see `clientNetwork`.
 */
export function clientAddress(context: AppLoadContext): string | null {
  return context.clientAddress ?? null;
}

/** By what visitors are told apart wherever something is counted or limited; null where the address is not known. */
export function clientNetwork(context: AppLoadContext): string | null {
  const address = clientAddress(context);
  return address && networkOf(address);
}
