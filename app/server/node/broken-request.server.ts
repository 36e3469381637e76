import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { isHttps } from "~/server/env.server";
import type { PlainStatus } from "~/server/http/plain-page.server";
import { applySecurityHeaders } from "~/server/http/security-headers.server";
import { plainAnswer } from "./plain-answer.server";

const STATUSES: Record<string, PlainStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not even parse as a request, or what took too long to arrive, then hangs up. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable || isAnswerUnderWay(socket)) {
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

/** A second status line in the middle of an answer would be read as part of it. Node's own handler looks here too. */
function isAnswerUnderWay(socket: Duplex & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}
