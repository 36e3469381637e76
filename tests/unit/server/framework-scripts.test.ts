import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes, withPreloads, withWaitingScripts } from "~/server/http/framework-scripts.server";

const PAGE = `<link rel="modulepreload" href="/a.js"/><script type="application/ld+json">{"a":1}</script>
<script type="module" src="/b.js"></script><script>window.a = "é";</script>
<script type="module" async="">import "/c.js";
import("/d.js");</script>`;

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it("names the inline scripts of a page by their hashes, and no data or file", () => {
  expect(inlineScriptHashes(PAGE)).toEqual([hashOf('window.a = "é";'), hashOf('import "/c.js";\nimport("/d.js");')]);
});

it("names a script that waits by the text with which it is started", () => {
  expect(inlineScriptHashes(withWaitingScripts(PAGE))[1]).toBe(hashOf('import "/c.js";\nimport("/d.js"); '));
});

it("lets preloads through by a nonce where there is one", () => {
  expect(withPreloads(PAGE, "n")).toContain('<link nonce="n" fetchpriority="low" rel="modulepreload"');
  expect(withPreloads(PAGE, undefined)).toContain('<link fetchpriority="low" rel="modulepreload"');
});
