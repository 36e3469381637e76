import type { Exchange, Visit } from "~/server/node/exchange.server";
import { collectProcessMetrics, requestSeconds } from "./metrics.server";

const METHODS = new Set(["GET", "HEAD", "POST"]);

export interface MeasureRequest {
  /** Of one whose answer is to come: until its connection is done with it. */
  begin: (exchange: Exchange) => void;
  /** Of one that was answered at once. */
  sent: (visit: Visit, status: number) => void;
}

/** Measures requests, with one label a route. @param findLeaf the id of the route that a path leads to */
export function measureRequests(findLeaf: (pathname: string) => string | null): MeasureRequest {
  collectProcessMetrics();
  const note = ({ incoming, target }: Visit, status: string, ms: number) => {
    const method = METHODS.has(incoming.method ?? "") ? incoming.method : "other";
    let route = "?";
    if (target?.pathname.startsWith("/assets/")) route = "assets";
    else if (target) route = findLeaf(target.pathname)?.replace(/^routes\//, "") ?? "none";
    requestSeconds.observe({ route, method, status }, ms / 1000);
  };
  return {
    begin(exchange) {
      const { outgoing } = exchange;
      const start = performance.now();
      outgoing.once("close", () => {
        const status = outgoing.writableFinished ? String(outgoing.statusCode) : "aborted";
        note(exchange, status, performance.now() - start);
      });
    },
    sent: (visit, status) => note(visit, String(status), 0),
  };
}
