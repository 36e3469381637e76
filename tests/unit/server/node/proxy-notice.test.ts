import { expect, it, vi } from "vitest";
import { logger } from "~/server/logger.server";
import { noticeProxy } from "~/server/node/exchange.server";

it("says once that a proxy stands there which nobody has named", () => {
  const log = vi.spyOn(logger, "warn");
  noticeProxy(undefined, 0);
  noticeProxy("203.0.113.7", 1);
  expect(log).not.toHaveBeenCalled();
  noticeProxy("203.0.113.7", 0);
  noticeProxy("203.0.113.8", 0);
  expect(log).toHaveBeenCalledExactlyOnceWith({ event: "untrusted-proxy" }, expect.stringContaining("TRUST_PROXY"));
});
