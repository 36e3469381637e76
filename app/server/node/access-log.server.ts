import { logger } from "~/server/logger.server";
import type { Exchange } from "./exchange.server";

const MAX_PATH_LENGTH = 500;

/**
 * Writes one line for each request once its connection is done with it. Never the query: it may hold a token.
 * @param level 'debug' for what is answered from memory, whose lines would be most of the log and tell the least
 */
export function logWhenDone(exchange: Exchange, level: "info" | "debug"): void {
  if (!logger.isLevelEnabled(level)) return;
  const { incoming, outgoing, target, id, address } = exchange;
  const start = performance.now();
  outgoing.once("close", () => {
    const line = {
      event: "request",
      id,
      method: incoming.method,
      path: target?.pathname.slice(0, MAX_PATH_LENGTH) ?? "?",
      status: outgoing.statusCode,
      ms: Math.round(performance.now() - start),
      address,
      ...(!outgoing.writableFinished && { aborted: true }),
    };
    if (line.path.startsWith("/assets/")) logger.debug(line);
    else logger[level](line);
  });
}
