import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { isTokenPath } from "~/server/core/token-paths.server";
import { isHttps, siteUrl } from "~/server/env.server";
import { applySecurityHeaders } from "~/server/http/security-headers.server";
import type { Answer, Exchange } from "./exchange.server";

const securityHeaders = new Headers();
applySecurityHeaders(securityHeaders, { isHttps });
const headersOfEveryAnswer = Object.fromEntries(securityHeaders);

/** Writes an answer to the connection. @param isLast whether the connection is to be closed after it */
export function sendAnswer(exchange: Exchange, answer: Answer, isLast: boolean): void {
  const { incoming, outgoing } = exchange;
  if (outgoing.destroyed) return;
  const isHead = incoming.method === "HEAD";
  const body = isHead ? null : answer.body;
  if (isHead && answer.body instanceof ReadableStream) void answer.body.cancel().catch(() => {});
  const { "content-length": length, "transfer-encoding": coding } = incoming.headers;
  if (length !== undefined || coding !== undefined) outgoing.once("finish", () => discardBody(incoming));
  if (answer.rawHeaders && !isLast)
    outgoing.writeHead(answer.status, [...answer.rawHeaders, "x-request-id", exchange.id]);
  else outgoing.writeHead(answer.status, completeHeaders(exchange, answer, isLast));
  if (body instanceof ReadableStream) {
    // A visitor who leaves in the middle is no error of ours, and the request's signal has told the application.
    void pipeline(Readable.fromWeb(body as NodeReadableStream), outgoing).catch(() => outgoing.destroy());
  } else outgoing.end(body ?? undefined);
}

/** What the answer says itself comes last: a page's own policy stands. */
function completeHeaders({ id, target }: Exchange, { headers, body }: Answer, isLast: boolean): Answer["headers"] {
  return {
    ...headersOfEveryAnswer,
    "x-request-id": id,
    ...headers,
    ...(target && isTokenPath(target.pathname) && { "referrer-policy": "no-referrer" }),
    ...(body instanceof Buffer && { "content-length": String(body.byteLength) }),
    ...(isLast && { connection: "close" }),
  };
}

// Which site, scheme and port we are is configuration; a visitor's word for it would end up in links and redirects.
const { origin } = new URL(siteUrl);
const UNTRUSTED = new Set(["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"]);

/** The exchange as a Request, aborted if the visitor leaves. @throws TypeError for a forbidden method or header */
export function toWebRequest({ incoming, outgoing, target }: Exchange): Request {
  const { method = "GET" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !UNTRUSTED.has(name)) headers.set(name, [value].flat().join(", "));
  }
  const controller = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(`${origin}${target?.pathname}${target?.search}`, {
    method,
    headers,
    signal: controller.signal,
    ...(hasBody && { body: webBody(incoming), duplex: "half" }),
  } as RequestInit);
}

/** The body at the reader's pace. Unlike Node's conversion, cancelling keeps the connection, so that a 413 arrives. */
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
function discardBody(incoming: IncomingMessage): void {
  incoming.removeAllListeners("data").removeAllListeners("end").resume();
}
