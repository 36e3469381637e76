import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "~/server/env.server";
import { peerAddress } from "./peer-address.server";
import { noticeProxy } from "./proxy-notice.server";
import { requestId } from "./request-id.server";
import type { Target } from "./request-target.server";
import { parseTarget } from "./request-target.server";

/** One request under way, with what the adapter has found out about it. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Null when the request line makes no sense; answered 400. */
  target: Target | null;
  /** Names this request in the answer's X-Request-Id, in the access log and in the load context. */
  id: string;
  readonly address: string;
}

/** The response. Header names in lower case; a list is a repeated header. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | ReadableStream<Uint8Array> | null;
  /** All headers, names and values in turn, put together once for many answers; goes out instead of `headers`. */
  rawHeaders?: readonly string[];
}

/** Reads the request line and the proxies' headers; never throws, whatever was sent. */
export function openExchange(incoming: IncomingMessage, outgoing: ServerResponse): Exchange {
  const { headers, socket, url } = incoming;
  noticeProxy(headers["x-forwarded-for"], env.TRUST_PROXY);
  return {
    incoming,
    outgoing,
    target: parseTarget(url),
    id: requestId(headers["x-request-id"], env.TRUST_PROXY),
    // Asked for by what is rendered or logged alone.
    get address() {
      return peerAddress(socket.remoteAddress, headers["x-forwarded-for"], env.TRUST_PROXY);
    },
  };
}
