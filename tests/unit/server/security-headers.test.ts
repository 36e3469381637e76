import { describe, expect, it } from "vitest";
import { applySecurityHeaders, contentSecurityPolicy } from "~/server/http/security-headers.server";

describe("contentSecurityPolicy", () => {
  it("allows only the site's own files on a content page", () => {
    const policy = contentSecurityPolicy({});
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it("allows the inline scripts of a page that is kept by their hashes", () => {
    expect(contentSecurityPolicy({ scriptHashes: ["sha256-a", "sha256-b"] })).toContain(
      "script-src 'self' 'sha256-a' 'sha256-b';",
    );
  });

  it("trusts nothing but the nonce on a hydrated page", () => {
    expect(contentSecurityPolicy({ nonce: "abc" })).toContain("script-src 'nonce-abc' 'strict-dynamic';");
  });
});

it("lets the answer to a form lead to the origins that a page names, and to no other", () => {
  expect(contentSecurityPolicy({})).toContain("; form-action 'self';");
  expect(contentSecurityPolicy({ formOrigins: ["https://wa.me"] })).toContain("; form-action 'self' https://wa.me;");
});

describe("applySecurityHeaders", () => {
  it("promises https only where the site is on https", () => {
    const plain = new Headers();
    applySecurityHeaders(plain, { isHttps: false });
    const secure = new Headers();
    applySecurityHeaders(secure, { isHttps: true });
    expect(plain.has("Strict-Transport-Security")).toBe(false);
    expect(secure.get("Strict-Transport-Security")).toBe("max-age=31536000; includeSubDomains");
    expect(secure.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("keeps the policy a page has given itself", () => {
    const headers = new Headers({ "Content-Security-Policy": contentSecurityPolicy({ nonce: "abc" }) });
    applySecurityHeaders(headers, { isHttps: false });
    expect(headers.get("Content-Security-Policy")).toContain("'nonce-abc'");
  });
});
