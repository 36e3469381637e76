import { BlockList, isIP } from "node:net";

/** IPv4 networks that are not part of the public internet. Source: IANA IPv4 Special-Purpose Address Registry. */
const PRIVATE_V4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Of the one IPv6 network that is global unicast, what leads elsewhere: tunnels into IPv4, protocols, examples. */
const PRIVATE_V6: [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const closed = new BlockList();
for (const [network, prefix] of PRIVATE_V4) closed.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of PRIVATE_V6) closed.addSubnet(network, prefix, "ipv6");

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an IP address is one of the public internet: none of this machine, its network, its provider's inside, or of
 * many. IPv6 addresses that carry an IPv4 one (mapped, NAT64, 6to4, Teredo) are not: what they lead to is not seen here.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, "ipv4");
  return version === 6 && globalUnicast.check(address, "ipv6") && !closed.check(address, "ipv6");
}
