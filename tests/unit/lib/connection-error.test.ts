import { describe, expect, it } from "vitest";
import { isConnectionError } from "~/lib/web/connection-error";

describe("a connection that broke", () => {
  it.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed", "network error"])(
    "is told by '%s'",
    (message) => {
      expect(isConnectionError(new TypeError(message))).toBe(true);
    },
  );

  it("is not told by a fault of the page, nor by what an answer says", () => {
    expect(isConnectionError(new TypeError("Cannot read properties of undefined"))).toBe(false);
    expect(isConnectionError(new Error("Failed to fetch"))).toBe(false);
    expect(isConnectionError({ status: 503, data: "Failed to fetch" })).toBe(false);
  });
});
