import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { decodedPart } from "~/lib/web/decoded-part";
import { canonicalAddress } from "~/lib/web/ip-address";
import { env } from "~/server/env.server";
import type { PlainStatus } from "~/server/http/plain-page.server";
import { plainPage } from "~/server/http/plain-page.server";
import { logger } from "~/server/logger.server";

export interface RequestHead {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  socket: Socket;
}

/** The response. Header names in lower case; a list is a repeated header. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | ReadableStream<Uint8Array> | null;
  /** All headers, names and values in turn, put together once for many answers; goes out instead of `headers`. */
  rawHeaders?: readonly string[];
  /** Status line and all headers but those of one answer, as they travel. */
  head?: string;
}

/** A request with what the adapter has found out about it; never throws, whatever was sent. */
export class Visit<Head extends RequestHead = RequestHead> {
  /** Null when the request line makes no sense; answered 400. */
  readonly target: Target | null;
  /** Names this request in the answer's X-Request-Id, in the access log and in the load context. */
  readonly id: string;

  constructor(readonly incoming: Head) {
    const { headers, url } = incoming;
    noticeProxy(headers["x-forwarded-for"], env.TRUST_PROXY);
    this.target = parseTarget(url);
    this.id = requestId(headers["x-request-id"], env.TRUST_PROXY);
  }

  /** Asked for by what is rendered or logged alone. */
  get address(): string {
    const { headers, socket } = this.incoming;
    return peerAddress(socket.remoteAddress, headers["x-forwarded-for"], env.TRUST_PROXY);
  }
}

/** One request under way, with the way to answer it. */
export class Exchange extends Visit<IncomingMessage> {
  constructor(
    incoming: IncomingMessage,
    readonly outgoing: ServerResponse,
  ) {
    super(incoming);
  }
}

/** Responses of the adapter itself, without the application. */
export function plainAnswer(status: PlainStatus, headers: Record<string, string> = {}, reference?: string): Answer {
  return {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...headers },
    body: Buffer.from(plainPage(status, reference)),
  };
}

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

let isTold = false;

/** Warns once that a proxy seems to stand in front while TRUST_PROXY is 0: all visitors would share its address. */
export function noticeProxy(forwardedFor: string | string[] | undefined, trustedProxies: number): void {
  if (isTold || !forwardedFor || trustedProxies > 0) return;
  isTold = true;
  logger.warn(
    { event: "untrusted-proxy" },
    "X-Forwarded-For arrives, but TRUST_PROXY is 0: every visitor seems to have the same address.",
  );
}

const PROXY_ID = /^[\w.-]{8,64}$/;

/** An id for one request: the proxy's own when one is trusted and it is harmless in a log, else a new one. */
export function requestId(given: string | string[] | undefined, trustedProxies: number): string {
  if (trustedProxies > 0 && typeof given === "string" && PROXY_ID.test(given)) return given;
  return randomUUID();
}

/** The part of a request line that may be believed: where on this site, never which site. */
export interface Target {
  pathname: string;
  search: string;
}

// Nearly every address of this site: nothing in it to decode, to resolve or to drop.
const PLAIN = /^(?:\/[\w-]+)+$|^\/$/;

// Any host does: only the path and the query are taken from what comes out.
const ANY_ORIGIN = "http://any.invalid";

/**
 * Reads a request target (RFC 9112, section 3.2). A host in it is dropped, and leading slashes are made one, since
 * `//host/path` would become another site in a redirect.
 * @returns null for what no browser sends: not UTF-8 once decoded, a NUL (which PostgreSQL refuses), no path at all.
 */
export function parseTarget(rawTarget: string | undefined): Target | null {
  if (!rawTarget) return null;
  if (PLAIN.test(rawTarget)) return { pathname: rawTarget, search: "" };
  const address = rawTarget.startsWith("/") ? ANY_ORIGIN + rawTarget.replace(/^[/\\]+/, "/") : rawTarget;
  if (!URL.canParse(address)) return null;
  const { protocol, pathname, search } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return null;
  if (decodedPart(pathname) === null || search.includes("%00") || pathname.includes("%00")) return null;
  return { pathname: pathname.replace(/^\/+/, "/"), search };
}
