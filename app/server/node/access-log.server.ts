import { logger } from "~/server/logger.server";
import type { Exchange } from "./exchange.server";

const MAX_PATH_LENGTH = 500;

/** Writes one line for each request once its connection is done with it. Never the query: it may hold a token. */
export function logWhenDone({ incoming, outgoing, target, id, address }: Exchange): void {
  if (!logger.isLevelEnabled("info")) return;
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
    else logger.info(line);
  });
}
