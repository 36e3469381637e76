import { logger } from "~/server/logger.server";
import type { Exchange } from "./exchange.server";

/**
 * Writes one line for each request once its connection is done with it. Never the query, nor what a private link signs:
 * both may hold a token.
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
      path: target?.pathname ?? "?",
      status: outgoing.statusCode,
      ms: Math.round(performance.now() - start),
      address,
      ...(!outgoing.writableFinished && { aborted: true }),
    };
    if (line.path.startsWith("/assets/")) logger.debug(line);
    else logger[level](line);
  });
}
