import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { env } from "~/server/env.server";
import { peerAddress } from "./peer-address.server";
import { noticeProxy } from "./proxy-notice.server";
import { requestId } from "./request-id.server";
import type { Target } from "./request-target.server";
import { parseTarget } from "./request-target.server";

/** What a request says before its body. */
export interface RequestHead {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  socket: Socket;
}

/** A request with what the adapter has found out about it. */
export interface Visit {
  incoming: RequestHead;
  /** Null when the request line makes no sense; answered 400. */
  target: Target | null;
  /** Names this request in the answer's X-Request-Id, in the access log and in the load context. */
  id: string;
  readonly address: string;
}

/** One request under way, with the way to answer it. */
export interface Exchange extends Visit {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
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

/** Reads the request line and the proxies' headers; never throws, whatever was sent. */
export function openExchange(incoming: IncomingMessage, outgoing: ServerResponse): Exchange {
  return new OpenExchange(incoming, outgoing);
}

/** Reads the same of a request that is known by its head alone. */
export function openVisit(incoming: RequestHead): Visit {
  return new OpenVisit(incoming);
}

class OpenVisit<Head extends RequestHead = RequestHead> implements Visit {
  readonly target: Target | null;
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

class OpenExchange extends OpenVisit<IncomingMessage> implements Exchange {
  constructor(
    incoming: IncomingMessage,
    readonly outgoing: ServerResponse,
  ) {
    super(incoming);
  }
}
