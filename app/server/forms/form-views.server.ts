import { LRUCache } from "lru-cache";
import { keyedDigest } from "~/server/crypto/tokens.server";
import { pubSub } from "~/server/db/pub-sub.server";

/** A form that is sent so soon after its page was shown may be a robot's. */
export const TOO_FAST_MS = 2000;

/** Networks that are remembered at once. */
const NETWORKS_MAX = 5000;
/** Enough to tell the networks of two seconds apart. */
const DIGEST_LENGTH = 12;

const shownHere = new LRUCache<string, true>({ max: NETWORKS_MAX, ttl: TOO_FAST_MS });
/** What other processes are still to be told. */
const untold = new Set<string>();
/** By their digests: other processes are told no address. */
const shownElsewhere = new LRUCache<string, true>({ max: NETWORKS_MAX, ttl: TOO_FAST_MS });

/** Remembers for two seconds that a kept page with a form was shown to a network: its stamp is older than that. */
export function noteFormShown(network: string): void {
  shownHere.set(network, true);
  if (!pubSub.isOpen) return;
  untold.add(network);
  pubSub.publishSoon("form-views", takeUntold);
}

function takeUntold(): string[] {
  const digests = [...untold].map(digestOf);
  untold.clear();
  return digests;
}

/** Whether a kept page with a form was shown to this network less than two seconds ago, by whichever process. */
export function isFormJustShown(network: string | null): boolean {
  return network !== null && (shownHere.has(network) || shownElsewhere.has(digestOf(network)));
}

pubSub.subscribe("form-views", (digests) => {
  for (const digest of digests ?? []) shownElsewhere.set(digest, true);
});

function digestOf(network: string): string {
  return keyedDigest("form-view", network).slice(0, DIGEST_LENGTH);
}
