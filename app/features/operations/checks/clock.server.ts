import { lookup } from "node:dns/promises";
import { existsSync } from "node:fs";
import { BlockList, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { canonicalAddress } from "~/lib/web/ip-address";
import { isPublicAddress } from "~/server/pictures/fetch-picture.server";

/** Addresses by which every machine speaks to itself; the first of each kind is also that of a socket to any. */
const LOOPBACK = new BlockList();
LOOPBACK.addAddress("0.0.0.0");
LOOPBACK.addSubnet("127.0.0.0", 8);
LOOPBACK.addAddress("::", "ipv6");
LOOPBACK.addAddress("::1", "ipv6");

const PATIENCE_MS = 4_000;
/** By which Docker and Podman mark a container. */
const CONTAINER_MARKS = ["/.dockerenv", "/run/.containerenv"];

/** A host that the site is set to speak to, and how its clock is read. */
export interface ClockSource {
  host: string;
  read: () => Promise<Date | null>;
}

/** How far the clock of another machine is before ours, in milliseconds. */
export interface ReadClock {
  host: string;
  aheadMs: number;
}

/**
 * The first of these clocks that is another machine's and answers; null where none is.
 * @param isElsewhere whether an address is another machine's; set by tests alone
 */
export async function readClockElsewhere(
  sources: readonly ClockSource[],
  isElsewhere = isAnotherMachine,
): Promise<ReadClock | null> {
  const read = await Promise.all(
    sources.map(async ({ host, read }) => {
      const addresses = await addressesOf(host);
      const isOther = addresses.length > 0 && addresses.every(isElsewhere);
      const now = isOther ? await read().catch(() => null) : null;
      return now && { host, aheadMs: now.getTime() - Date.now() };
    }),
  );
  return read.find((clock) => clock !== null) ?? null;
}

/** A host that answers HTTP: its Date is to the second, which is enough. */
export function webClock(address: string): ClockSource {
  const read = async () => {
    const answer = await fetch(address, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = answer.headers.get("Date");
    return said ? new Date(said) : null;
  };
  return { host: new URL(address).hostname, read };
}

/** Whether this process is in a container, whose neighbours and whose public address may be the same machine. */
export function isInContainer(): boolean {
  return CONTAINER_MARKS.some((mark) => existsSync(mark));
}

/** Of a name that is not known none, nor of the folder of a socket. */
async function addressesOf(host: string): Promise<string[]> {
  if (host.startsWith("/")) return [];
  const found = await lookup(host.replace(/^\[|\]$/g, ""), { all: true }).catch(() => []);
  return found.map(({ address }) => canonicalAddress(address) ?? address);
}

function isAnotherMachine(address: string): boolean {
  if (LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return false;
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  if (own.some((one) => canonicalAddress(one.address) === address)) return false;
  return !isInContainer() || isPublicAddress(address);
}
