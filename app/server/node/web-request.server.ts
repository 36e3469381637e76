import type { IncomingMessage, ServerResponse } from "node:http";
import { siteUrl } from "~/server/env.server";
import type { Exchange } from "./exchange.server";

// Which site, scheme and port we are is configuration; a visitor's word for it would end up in links and redirects.
const { origin } = new URL(siteUrl);
const UNTRUSTED = new Set(["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"]);

/**
 * The exchange as a web Request, aborted when the visitor leaves before the answer is complete.
 * @throws TypeError for a method or header that the web platform forbids
 */
export function toWebRequest({ incoming, outgoing, target }: Exchange): Request {
  const { method = "GET" } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(`${origin}${target?.pathname}${target?.search}`, {
    method,
    headers: webHeaders(incoming),
    signal: abortWhenGone(outgoing),
    ...(hasBody && { body: webBody(incoming), duplex: "half" }),
  } as RequestInit);
}

function webHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !UNTRUSTED.has(name)) headers.set(name, [value].flat().join(", "));
  }
  return headers;
}

function abortWhenGone(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * The body as it arrives, at the reader's pace. Cancelling it throws the rest away instead of closing the
 * connection, as Node's own conversion would: the answer (a 413, say) still has to reach the visitor on it.
 */
function webBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      incoming.pause();
      incoming.on("data", (chunk: Buffer) => {
        incoming.pause();
        controller.enqueue(new Uint8Array(chunk));
      });
      incoming.once("end", () => controller.close());
      incoming.once("error", (error) => controller.error(error));
    },
    pull() {
      incoming.resume();
    },
    cancel() {
      discardBody(incoming);
    },
  };
  // Nothing is read before the application asks for it, so that it can refuse a body by its declared length alone.
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** Lets the rest of a body run to nowhere, so that the connection stays usable for the answer. */
export function discardBody(incoming: IncomingMessage): void {
  incoming.removeAllListeners("data").removeAllListeners("end").resume();
}
