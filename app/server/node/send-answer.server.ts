import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { isHttps } from "~/server/env.server";
import { applySecurityHeaders } from "~/server/security-headers.server";
import type { Answer, Exchange } from "./exchange.server";
import { discardBody } from "./web-request.server";

const headersOfEveryAnswer = securityHeaders();

/**
 * Writes an answer to the connection; resolves when it has left, or when the visitor has.
 * @param isLast whether the connection is to be closed after it
 */
export async function sendAnswer(exchange: Exchange, answer: Answer, isLast: boolean): Promise<void> {
  const { incoming, outgoing } = exchange;
  if (outgoing.destroyed) return;
  const body = incoming.method === "HEAD" ? null : answer.body;
  outgoing.once("finish", () => discardBody(incoming));
  outgoing.writeHead(answer.status, completeHeaders(exchange, answer, isLast));
  if (body instanceof ReadableStream) return sendStream(body, outgoing);
  outgoing.end(body ?? undefined);
  if (!outgoing.writableFinished) await Promise.race([once(outgoing, "finish"), once(outgoing, "close")]);
}

/** A visitor who leaves in the middle is no error of ours, and the request's signal has told the application. */
async function sendStream(body: ReadableStream<Uint8Array>, outgoing: Exchange["outgoing"]): Promise<void> {
  await pipeline(Readable.fromWeb(body as NodeReadableStream), outgoing).catch(() => outgoing.destroy());
}

/** What the answer says itself comes last: a page's own policy stands. */
function completeHeaders({ id }: Exchange, { headers, body }: Answer, isLast: boolean): Answer["headers"] {
  return {
    ...headersOfEveryAnswer,
    "x-request-id": id,
    ...headers,
    ...(body instanceof Buffer && { "content-length": String(body.byteLength) }),
    ...(isLast && { connection: "close" }),
  };
}

function securityHeaders(): Record<string, string> {
  const headers = new Headers();
  applySecurityHeaders(headers, { isHttps });
  return Object.fromEntries(headers);
}
