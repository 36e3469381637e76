import { canonicalAddress } from "~/lib/web/ip-address";

/**
 * The visitor's address. Each trusted proxy appends the address it was called from, so with n of them the n-th entry
 * from the right is the last one that a proxy of ours wrote; what stands further left is the visitor's own claim.
 * @param trustedProxies how many proxies stand in front of this process
 */
export function peerAddress(
  peer: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const fallback = canonicalAddress(peer ?? "") ?? "unknown";
  if (trustedProxies === 0 || !forwardedFor) return fallback;
  const hops = [forwardedFor].flat().join(",").split(",");
  return canonicalAddress(hops[hops.length - trustedProxies] ?? hops[0] ?? "") ?? fallback;
}
