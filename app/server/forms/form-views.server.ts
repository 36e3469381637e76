import { LRUCache } from "lru-cache";

/** A form that is sent so soon after its page was shown may be a robot's. */
export const TOO_FAST_MS = 2000;

/** Networks that are remembered at once. */
const NETWORKS_MAX = 5000;

const shown = new LRUCache<string, true>({ max: NETWORKS_MAX, ttl: TOO_FAST_MS });

/** Remembers for two seconds that a kept page with a form was shown to a network: its stamp is older than that. */
export function noteFormShown(network: string): void {
  shown.set(network, true);
}

/** Whether a kept page with a form was shown to this network less than two seconds ago. */
export function isFormJustShown(network: string | null): boolean {
  return network !== null && shown.has(network);
}
