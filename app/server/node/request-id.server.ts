import { randomUUID } from "node:crypto";

const PROXY_ID = /^[\w.-]{8,64}$/;

/** An id for one request: the proxy's own when one is trusted and it is harmless in a log, else a new one. */
export function requestId(given: string | string[] | undefined, trustedProxies: number): string {
  if (trustedProxies > 0 && typeof given === "string" && PROXY_ID.test(given)) return given;
  return randomUUID();
}
