import { lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { BlockList, isIP } from "node:net";
import { env } from "~/server/env.server";

export const FETCHED_PICTURE_MAX_BYTES = 10 * 1024 * 1024;

const TIME_LIMIT_MS = 10_000;
const REDIRECTS = [301, 302, 303, 307, 308];
const REDIRECTS_MAX = 3;
const PORTS = ["", "80", "443"];

/** `private`: no host of the public internet; `missing`: nothing there; `unreachable`: no sound answer now. */
type FetchFailure = "private" | "missing" | "unreachable" | "slow" | "large";

export class PictureNotFetchedError extends Error {
  override name = "PictureNotFetchedError";

  constructor(
    readonly reason: FetchFailure,
    options?: { cause?: unknown },
  ) {
    super(`The picture is not fetched: ${reason}`, options);
  }
}

/**
 * Fetches an http(s) address of the public internet: each name is resolved once, all its addresses are judged, and one
 * of those is connected to; so at each redirect. Rule: OWASP server-side request forgery prevention.
 * @throws PictureNotFetchedError
 */
export async function fetchPicture(address: string, { timeLimitMs = TIME_LIMIT_MS } = {}): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeLimitMs);
  try {
    return await follow(new URL(address), signal);
  } catch (cause) {
    if (cause instanceof PictureNotFetchedError) throw cause;
    throw new PictureNotFetchedError(signal.aborted ? "slow" : "unreachable", { cause });
  }
}

async function follow(start: URL, signal: AbortSignal): Promise<Uint8Array> {
  let url = start;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const answer = await ask(url, signal);
    const { location } = answer.headers;
    if (!REDIRECTS.includes(answer.statusCode ?? 0) || location === undefined) return await read(answer);
    answer.destroy();
    if (!URL.canParse(location, url.href)) break;
    url = new URL(location, url);
  }
  throw new PictureNotFetchedError("missing");
}

function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { protocol, port, pathname, search } = url;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "http:" && protocol !== "https:") throw new PictureNotFetchedError("missing");
  const isAllowed = env.PICTURE_HOSTS_ALLOWED.includes(url.host);
  // A name is judged when it is resolved; an address is not resolved.
  if (!isAllowed && (!PORTS.includes(port) || (isIP(host) && !isPublicAddress(host)))) {
    throw new PictureNotFetchedError("private");
  }
  const request = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      host,
      port,
      path: pathname + search,
      signal,
      agent: false,
      ...(!isAllowed && { lookup: publicLookup }),
      headers: { Accept: "image/avif,image/webp,image/png,image/jpeg", "Accept-Encoding": "identity" },
    };
    request(options, resolve).on("error", reject).end();
  });
}

/** Resolves a name as the system does, and refuses it where any address it has is not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PictureNotFetchedError("private"), "");
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Stops at the first byte too many, whatever length was announced. */
async function read(answer: IncomingMessage): Promise<Uint8Array> {
  const { statusCode = 0, headers } = answer;
  if (statusCode < 200 || statusCode > 299) {
    answer.destroy();
    throw new PictureNotFetchedError(statusCode >= 500 || statusCode === 429 ? "unreachable" : "missing");
  }
  const chunks: Buffer[] = [];
  let size = Number(headers["content-length"]) > FETCHED_PICTURE_MAX_BYTES ? Number.POSITIVE_INFINITY : 0;
  // Leaving the loop closes the connection.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > FETCHED_PICTURE_MAX_BYTES) throw new PictureNotFetchedError("large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

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

/** Whether an address is public; IPv6 ones that carry an IPv4 one (mapped, NAT64, 6to4, Teredo) are not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, "ipv4");
  return version === 6 && globalUnicast.check(address, "ipv6") && !closed.check(address, "ipv6");
}
