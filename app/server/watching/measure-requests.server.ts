import type { Exchange } from "~/server/node/exchange.server";
import { collectProcessMetrics, requestSeconds } from "./metrics.server";

/** Notes of a request how long its answer took, once its connection is done with it. */
export type MeasureRequest = (exchange: Exchange) => void;

/**
 * Begins to measure requests by route: there are as many labels as routes, whatever is asked for.
 * @param findLeaf the id of the route that a path leads to
 */
export function measureRequests(findLeaf: (pathname: string) => string | null): MeasureRequest {
  collectProcessMetrics();
  return ({ incoming, outgoing, target }) => {
    const start = performance.now();
    outgoing.once("close", () => {
      const labels = { route: routeOf(target?.pathname, findLeaf), method: methodOf(incoming.method) };
      const status = outgoing.writableFinished ? String(outgoing.statusCode) : "aborted";
      requestSeconds.observe({ ...labels, status }, (performance.now() - start) / 1000);
    });
  };
}

function routeOf(pathname: string | undefined, findLeaf: (pathname: string) => string | null): string {
  if (pathname === undefined) return "?";
  if (pathname.startsWith("/assets/")) return "assets";
  return findLeaf(pathname)?.replace(/^routes\//, "") ?? "none";
}

const METHODS = new Set(["GET", "HEAD", "POST"]);

function methodOf(method: string | undefined): string {
  return method !== undefined && METHODS.has(method) ? method : "other";
}
