import type { IncomingMessage } from "node:http";
import { answerBrokenRequest } from "./broken-request.server";

/** A form arrives within the first of these; a file of 100 MB has more, as long as it keeps coming. */
const PACE = { graceMs: 30_000, bytesPerSecond: 32 * 1024 };

/** Milliseconds within which this many bytes of a body have to be here. */
export function bodyTimeMs(bytes: number, { graceMs, bytesPerSecond } = PACE): number {
  return graceMs + (bytes / bytesPerSecond) * 1000;
}

/**
 * Hangs up on a body that comes more slowly than any line of today: Node bounds the time of a request as a whole, which
 * is too long for a form or too short for a file.
 */
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
