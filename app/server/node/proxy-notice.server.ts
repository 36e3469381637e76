import { logger } from "~/server/logger.server";

let isTold = false;

/**
 * Says once in the log that a proxy seems to stand in front of a process that was not told of it: all visitors then
 * have the proxy's address, and share what is counted by address.
 * @param trustedProxies TRUST_PROXY
 */
export function noticeProxy(forwardedFor: string | string[] | undefined, trustedProxies: number): void {
  if (isTold || !forwardedFor || trustedProxies > 0) return;
  isTold = true;
  logger.warn(
    { event: "untrusted-proxy" },
    "X-Forwarded-For arrives, but TRUST_PROXY is 0: every visitor seems to have the same address.",
  );
}
