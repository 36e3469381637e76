import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { KNOWN_FINDINGS } from "../../scripts/steps/known-findings.mjs";

it("the findings that a scan passes over are those that SECURITY.md explains", () => {
  const [, found] = readFileSync("SECURITY.md", "utf8").split("## What the scanners found");
  const explained = [...(found ?? "").matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, title]) => title ?? "");
  const known = KNOWN_FINDINGS.map(({ pattern }) => explained.filter((title) => pattern.test(title)));
  expect(known).toEqual(explained.map((title) => [title]));
});
