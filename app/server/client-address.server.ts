import type { AppLoadContext } from "@remix-run/node";

/** The visitor's address as the adapter saw it; null under an adapter that does not say (plain remix-serve). */
export function clientAddress(context: AppLoadContext): string | null {
  return context.clientAddress ?? null;
}
