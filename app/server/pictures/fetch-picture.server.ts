import { lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { env } from "~/server/env.server";
import { isPublicAddress } from "./public-address.server";

/** Largest picture that is fetched, in bytes. */
export const FETCHED_PICTURE_MAX_BYTES = 10 * 1024 * 1024;

const TIME_LIMIT_MS = 10_000;
const REDIRECTS_MAX = 3;
const PORTS = ["", "80", "443"];

/** `private`: no host of the public internet; `missing`: nothing there; `unreachable`: no sound answer now. */
export type FetchFailure = "private" | "missing" | "unreachable" | "slow" | "large";

/** Why nothing came from an address. */
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
 * What an address holds, whatever it is. The server asks only hosts of the public internet: each name is resolved once,
 * every address it has is judged, and the connection goes to one of those; so it is at each redirect.
 * Rule: OWASP server-side request forgery prevention.
 * @param address http or https
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
    if (!isRedirect(answer.statusCode) || location === undefined) return await read(answer);
    answer.destroy();
    if (!URL.canParse(location, url.href)) break;
    url = new URL(location, url);
  }
  throw new PictureNotFetchedError("missing");
}

function isRedirect(status = 0): boolean {
  return [301, 302, 303, 307, 308].includes(status);
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
