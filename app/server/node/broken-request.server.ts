import type { IncomingMessage } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { isHttps } from "~/server/env.server";
import type { PlainStatus } from "~/server/http/plain-page.server";
import { applySecurityHeaders } from "~/server/http/security-headers.server";
import { plainAnswer } from "./exchange.server";

const STATUSES: Record<string, PlainStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not even parse as a request, or what took too long to arrive, then hangs up. */
export function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex & { _httpMessage?: { headersSent: boolean } | null },
): void {
  // A second status line in the middle of an answer would be read as part of it. Node's own handler looks here too.
  const isUnderWay = socket._httpMessage?.headersSent === true;
  if (error.code === "ECONNRESET" || !socket.writable || isUnderWay) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = plainAnswer(STATUSES[error.code ?? ""] ?? 400);
  const all = new Headers(headers as Record<string, string>);
  applySecurityHeaders(all, { isHttps });
  all.set("connection", "close");
  all.set("content-length", String((body as Buffer).byteLength));
  const head = [...all].map(([name, value]) => `${name}: ${value}`).join("\r\n");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${body}`);
}

/** A form arrives within the first of these; a file of 100 MB has more, as long as it keeps coming. */
const PACE = { graceMs: 30_000, bytesPerSecond: 32 * 1024 };

/** Milliseconds within which this many bytes of a body have to be here. */
export function bodyTimeMs(bytes: number, { graceMs, bytesPerSecond } = PACE): number {
  return graceMs + (bytes / bytesPerSecond) * 1000;
}

/** Hangs up on a body slower than any line: Node's one time limit is too long for a form, too short for a file. */
export function boundBodyTime(incoming: IncomingMessage, pace = PACE): void {
  const { headers, socket } = incoming;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const before = socket.bytesRead;
  const begunAt = performance.now();
  let timer: NodeJS.Timeout;
  const look = () => {
    if (incoming.complete) return;
    const left = bodyTimeMs(socket.bytesRead - before, pace) - (performance.now() - begunAt);
    if (left > 0) timer = setTimeout(look, left).unref();
    else {
      answerBrokenRequest(Object.assign(new Error("Too slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket);
      socket.destroySoon();
    }
  };
  incoming.once("close", () => clearTimeout(timer));
  look();
}
