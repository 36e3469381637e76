import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { withHashes, withPreloads, withWaitingScripts } from "~/server/http/framework-scripts.server";

const PAGE = `<link rel="modulepreload" href="/a.js"/><script type="application/ld+json">{"a":1}</script>
<script type="module" src="/b.js"></script><script nonce="n">window.a = "é";</script>
<script>alert(1)</script><script nonce="n" type="module" async="">import "/c.js";
import("/d.js");</script>`;

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it("names the inline scripts that a page was rendered with by their hashes, and no other, no data and no file", () => {
  const { html, scripts } = withHashes(PAGE, "n");
  expect(scripts.scriptHashes).toEqual([hashOf('window.a = "é";'), hashOf('import "/c.js";\nimport("/d.js");')]);
  expect(html).not.toContain("nonce");
});

it("names a script that waits by the text with which it is started", () => {
  const { scripts } = withHashes(withWaitingScripts(PAGE), "n");
  expect(scripts.scriptHashes[1]).toBe(hashOf('import "/c.js";\nimport("/d.js"); '));
});

it("lets preloads through by a nonce where there is one", () => {
  expect(withPreloads(PAGE, "n")).toContain('<link nonce="n" fetchpriority="low" rel="modulepreload"');
  expect(withHashes(withPreloads(PAGE, "n"), "n").html).toContain('<link fetchpriority="low" rel="modulepreload"');
});
