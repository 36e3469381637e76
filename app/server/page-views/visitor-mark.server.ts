import { keyedDigest } from "~/server/crypto/tokens.server";

const VISITORS_OF_A_NETWORK = 5;

/** A visitor, identified without storing anything on the device. */
export interface Visitor {
  /** The IPv4 address, or the IPv6 network that is given to one customer. */
  network: string | null;
  userAgent: string;
}

/**
 * The mark by which a visitor counts once a day for one subject, an article for instance. Visitors are told apart by a
 * keyed digest that changes every day and is forgotten a day later: no address is stored, no visitor is tracked.
 * Behind one address may be a family or an office, or one program with a new name of its browser each time: an address
 * counts for five visitors at most. Each browser falls into one of five places by its digest, so nothing is counted
 * first and then stored; that two browsers of an office may share a place only ever counts too few.
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
