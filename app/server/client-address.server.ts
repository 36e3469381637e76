import type { AppLoadContext } from "@remix-run/node";

/** The visitor's address as the adapter saw it; adapters that do not say share one counter. */
export function clientAddress(context: AppLoadContext): string {
  return context.clientAddress ?? "unknown";
}
