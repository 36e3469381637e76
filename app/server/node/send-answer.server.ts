import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { isTokenPath } from "~/server/core/token-paths.server";
import { isHttps } from "~/server/env.server";
import { applySecurityHeaders } from "~/server/http/security-headers.server";
import type { Answer, Exchange } from "./exchange.server";
import { discardBody } from "./web-request.server";

const headersOfEveryAnswer = securityHeaders();

/**
 * Writes an answer to the connection.
 * @param isLast whether the connection is to be closed after it
 */
export function sendAnswer(exchange: Exchange, answer: Answer, isLast: boolean): void {
  const { incoming, outgoing } = exchange;
  if (outgoing.destroyed) return;
  const isHead = incoming.method === "HEAD";
  const body = isHead ? null : answer.body;
  if (isHead && answer.body instanceof ReadableStream) void answer.body.cancel().catch(() => {});
  if (hasBody(incoming)) outgoing.once("finish", () => discardBody(incoming));
  outgoing.writeHead(answer.status, headersOf(exchange, answer, isLast));
  if (body instanceof ReadableStream) void sendStream(body, outgoing);
  else outgoing.end(body ?? undefined);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** A visitor who leaves in the middle is no error of ours, and the request's signal has told the application. */
async function sendStream(body: ReadableStream<Uint8Array>, outgoing: Exchange["outgoing"]): Promise<void> {
  await pipeline(Readable.fromWeb(body as NodeReadableStream), outgoing).catch(() => outgoing.destroy());
}

function headersOf(exchange: Exchange, answer: Answer, isLast: boolean): Answer["headers"] | string[] {
  if (!answer.rawHeaders || isLast) return completeHeaders(exchange, answer, isLast);
  return [...answer.rawHeaders, "x-request-id", exchange.id];
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

function securityHeaders(): Record<string, string> {
  const headers = new Headers();
  applySecurityHeaders(headers, { isHttps });
  return Object.fromEntries(headers);
}
