import { keyedDigest } from "~/server/crypto/tokens.server";

const VISITORS_OF_A_NETWORK = 5;

/** A visitor, identified without storing anything on the device. */
export interface Visitor {
  /** The IPv4 address, or the IPv6 network that is given to one customer. */
  network: string | null;
  userAgent: string;
}

/**
 * The mark by which a visitor counts once a day for one subject: a keyed digest that changes daily, so that no address
 * is stored and no visitor tracked. An address, perhaps an office or one program with many names, counts for five at
 * most: each browser falls into one of five places by its digest, so that at worst too few are counted.
 */
export function visitorMark(
  kind: string,
  { day, subject }: { day: string; subject: string },
  { network, userAgent }: Visitor,
): string {
  const browser = keyedDigest(`${kind}-browser`, day, subject, userAgent);
  const place = Buffer.from(browser, "base64url").readUInt32BE() % VISITORS_OF_A_NETWORK;
  return keyedDigest(kind, day, subject, network, network === null ? browser : String(place));
}
