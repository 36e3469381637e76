import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { expectExplained, KNOWN_FINDINGS } from "../../scripts/steps/known-findings.mjs";

const HEADER = { tool: "wapiti", who: "visitor", what: "HTTP Secure Headers: GET /  X-XSS-Protection is not set" };

it("the findings that a scan passes over are those that SECURITY.md explains", () => {
  const [, found] = readFileSync("SECURITY.md", "utf8").split("## What the scanners found");
  const explained = [...(found ?? "").matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, title]) => title ?? "");
  const known = KNOWN_FINDINGS.map(({ pattern }) => explained.filter((title) => pattern.test(title)));
  expect(known).toEqual(explained.map((title) => [title]));
});

it("a scan that finds nothing else is well", () => {
  expect(() => expectExplained([])).not.toThrow();
  expect(() => expectExplained([HEADER])).not.toThrow();
});

it.each([
  ["another header", { ...HEADER, what: "HTTP Secure Headers: GET /  X-Frame-Options is not set" }],
  ["the same words of another scanner", { ...HEADER, tool: "sqlmap" }],
  ["a field that is injectable", { tool: "sqlmap", who: "client", what: "/contact: Parameter: name (POST)" }],
  [
    "a site that crawling connections hold up",
    { tool: "slowhttptest", who: "visitor", what: "slow heads: not available" },
  ],
  ["a path that answers", { tool: "ffuf", who: "visitor", what: "200 http://127.0.0.1:3997/.env" }],
])("a scan that finds %s has failed, and says what it was", (_, finding) => {
  expect(() => expectExplained([HEADER, finding])).toThrow(finding.what);
});
