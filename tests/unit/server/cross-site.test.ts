import { describe, expect, it } from "vitest";
import { siteUrl } from "~/server/env.server";
import { isCrossSite } from "~/server/http/cross-site.server";

const post = (headers: Record<string, string>) => new Request(`${siteUrl}/contact`, { method: "POST", headers });

describe("isCrossSite", () => {
  it.each([
    ["a browser on our own page", { "Sec-Fetch-Site": "same-origin" }, false],
    ["an address typed by the visitor", { "Sec-Fetch-Site": "none" }, false],
    ["another site", { "Sec-Fetch-Site": "cross-site" }, true],
    ["a sibling subdomain", { "Sec-Fetch-Site": "same-site" }, true],
    ["an older browser on our own page", { Origin: siteUrl }, false],
    ["an older browser on another site", { Origin: "https://evil.example" }, true],
    ["an opaque origin", { Origin: "null" }, true],
    ["neither header", {}, false],
    ["a stranger's name that leads to this machine", { Host: "evil.test", Origin: "http://evil.test" }, true],
    ["another port of this machine", { Host: "127.0.0.1:4000", Origin: "http://127.0.0.1:4000" }, false],
  ])("%s", (_, headers, expected) => {
    expect(isCrossSite(post(headers as Record<string, string>))).toBe(expected);
  });

  it("trusts Sec-Fetch-Site over a matching Origin", () => {
    expect(isCrossSite(post({ "Sec-Fetch-Site": "cross-site", Origin: siteUrl }))).toBe(true);
  });
});
