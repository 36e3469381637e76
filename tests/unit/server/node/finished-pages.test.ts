import type { RequestHandler } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signedCookie } from "~/server/http/cookies.server";
import { createSiteServer } from "~/server/node/http-server.server";
import { keyOf } from "~/server/page-cache/cache-key.server";
import type { CachePolicy } from "~/server/page-cache/cache-policy.server";
import { addCacheTags, markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import { dropCacheTags, getCachedPage } from "~/server/page-cache/page-cache.server";
import { listen } from "../../../support/listen";
import { waitFor } from "../../../support/wait-for";

const HTML = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };

const policy: CachePolicy = (pathname) =>
  pathname.toLowerCase().replace("%6b", "k").startsWith("/kept")
    ? { query: ["page", "category"], unless: ["q"] }
    : null;

let port: number;
let seen: Request[];
let app: RequestHandler;
let path: string;
let count = 0;

// A page is rendered anew when the hour turns: no other test may cross it.
const MID_HOUR = new Date("2026-11-21T10:20:00Z");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: MID_HOUR });
  seen = [];
  // Pages are kept for the whole process: each test has a path of its own.
  path = `/kept-${++count}`;
  app = async (request) => new Response(`<p>${seen.push(request)}</p>`, { headers: HTML });
  const source = {
    app: ((request, context) => app(request, context)) as RequestHandler,
    policy,
    isPage: () => true,
    files: new Map(),
  };
  port = await listen(createSiteServer(source, () => false));
});

afterEach(() => void vi.useRealTimers());

const ask = (address = path, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${address}`, init);

const textOf = async (address?: string, init?: RequestInit) => (await ask(address, init)).text();

function laterBy(ms: number) {
  vi.setSystemTime(Date.now() + ms);
}

describe("a kept page", () => {
  it("is rendered once, whoever asks", async () => {
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf()));
    expect(new Set([...texts, await textOf()])).toEqual(new Set(["<p>1</p>"]));
  });

  it("is rendered from its address and theme alone", async () => {
    await ask(`${path}?utm_source=ad&page=2&category=`, {
      headers: { cookie: "theme=ImxpZ2h0Ig%3D%3D", "user-agent": "somebody", "x-anything": "personal" },
    });
    const [request] = seen as [Request];
    expect(new URL(request.url).search).toBe("?page=2");
    expect(Object.fromEntries(request.headers)).toEqual({ cookie: "theme=ImxpZ2h0Ig%3D%3D" });
  });

  it("is one page for each theme and each combination of what it reads", async () => {
    const asked = [path, `${path}?page=2`, `${path}?category=a&page=2`];
    for (const address of asked) {
      expect(await textOf(address)).toBe(`<p>${seen.length}</p>`);
      expect(await textOf(address, { headers: { cookie: "theme=ImxpZ2h0Ig%3D%3D" } })).toBe(`<p>${seen.length}</p>`);
    }
    expect(seen).toHaveLength(6);
    await ask(`${path}?page=2&category=a`);
    expect(seen).toHaveLength(6);
  });

  it.each([
    ["nobody's of ours", "_ga=GA1.1.1; anything=else"],
    ["a theme that there is not", "theme=garbage; _ga=1"],
    ["ours by name alone", "session=abc; flash=IngiIg==.abc; kept_form=%zz"],
    ["a known device, which no page shows", "device=abc"],
    ["the default theme beside others", "_ga=1; theme=ImRhcmsi; other=session=1"],
  ])("is the same for whoever carries cookies that are %s", async (_, cookie) => {
    await ask();
    expect(await textOf(path, { headers: { cookie } })).toBe("<p>1</p>");
    expect(seen).toHaveLength(1);
  });

  it("follows the theme among cookies that are none of ours", async () => {
    await ask(path, { headers: { cookie: "_ga=1; theme=ImxpZ2h0Ig%3D%3D" } });
    expect(await textOf(path, { headers: { cookie: "theme=ImxpZ2h0Ig==" } })).toBe("<p>1</p>");
    expect(await textOf()).toBe("<p>2</p>");
  });

  it("is pressed as small as it gets once somebody has come back for it, not for the first who asks", async () => {
    const again = `${path}-again`;
    const isPressed = (address: string) => getCachedPage(keyOf(address).id)?.isShrunk;
    // One at a time, in the order in which they are asked for.
    for (const address of [path, again, again]) await ask(address);
    await waitFor(() => expect(isPressed(again)).toBe(true));
    expect(isPressed(path)).toBe(false);
  });

  it("answers If-None-Match, HEAD and a visitor who accepts no coding", async () => {
    const first = await ask();
    const etag = first.headers.get("etag")!;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const same = await ask(path, { headers: { "if-none-match": etag } });
    expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", etag]);
    const head = await ask(path, { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("content-type")]).toEqual([200, "", HTML["Content-Type"]]);
    const plain = await ask(path, { headers: { "accept-encoding": "identity" } });
    expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "<p>1</p>"]);
    for (const { headers } of [first, same, head, plain]) {
      expect(headers.get("vary")).toContain("Accept-Encoding");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("is dropped by the name of what it shows, and by no other", async () => {
    app = async (request) => {
      addCacheTags("service:7");
      return new Response(`<p>${seen.push(request)}</p>`, { headers: HTML });
    };
    await ask();
    dropCacheTags("service:8", "blog");
    expect(await textOf()).toBe("<p>1</p>");
    dropCacheTags("service:7");
    expect(await textOf()).toBe("<p>2</p>");
  });

  it("is not kept when something was dropped while it was rendered", async () => {
    let finish = () => {};
    app = async (request) => {
      const number = seen.push(request);
      if (number === 1) await new Promise<void>((resolve) => (finish = resolve));
      return new Response(`<p>${number}</p>`, { headers: HTML });
    };
    const old = textOf();
    await waitFor(() => expect(seen).toHaveLength(1));
    dropCacheTags("anything");
    expect(await textOf()).toBe("<p>2</p>");
    finish();
    expect(await old).toBe("<p>1</p>");
    expect(await textOf()).toBe("<p>2</p>");
  });

  it("is shown as it is while it is renewed, a minute later", async () => {
    await ask();
    laterBy(61_000);
    expect(await textOf()).toBe("<p>1</p>");
    await waitFor(async () => expect(await textOf()).toBe("<p>2</p>"));
  });

  it("is renewed when it was rendered while the clock was years ahead", async () => {
    // At the same hour of the same day of the year: the page is lit alike.
    laterBy(1461 * 86_400_000);
    expect(await textOf()).toBe("<p>1</p>");
    vi.setSystemTime(MID_HOUR);
    expect(await textOf()).toBe("<p>2</p>");
  });

  it("is rendered before it is shown again when nobody has asked for it in minutes", async () => {
    await ask();
    laterBy(6 * 60_000);
    expect(await textOf()).toBe("<p>2</p>");
  });

  it("is shown all the same when it cannot be rendered again", async () => {
    await ask();
    app = async () => new Response("<p>down</p>", { status: 503, headers: HTML });
    laterBy(6 * 60_000);
    expect(await textOf()).toBe("<p>1</p>");
    expect(await textOf()).toBe("<p>1</p>");
  });

  it("is packed as small as it gets, and stays so when it is renewed unchanged", async () => {
    const text = Array.from({ length: 4000 }, (_, n) => `<p>Le carreau ${n} a ${(n * n) % 997} facettes.</p>`).join(
      "\n",
    );
    app = async (request) => {
      seen.push(request);
      return new Response(text, { headers: HTML });
    };
    const lengthOf = async () => Number((await ask(path, { method: "HEAD" })).headers.get("content-length"));
    const first = await lengthOf();
    await waitFor(async () => expect(await lengthOf()).toBeLessThan(first));
    const packed = await lengthOf();
    laterBy(61_000);
    await ask();
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(await lengthOf()).toBe(packed);
  });

  it.each([
    (path: string) => path.toUpperCase(),
    (path: string) => `${path}/`,
    (path: string) => path.replace("k", "%6B"),
  ])("has one address: others lead to it (%#)", async (write) => {
    const answer = await ask(`${write(path)}?page=2`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `${path}?page=2`]);
    expect(seen).toHaveLength(0);
  });

  it("stays while its renewal fails, and goes when the page has gone", async () => {
    await ask();
    app = async () => new Response("<p>down</p>", { status: 503, headers: HTML });
    laterBy(61_000);
    await ask();
    expect(await textOf()).toBe("<p>1</p>");
    app = async () => new Response("<p>gone</p>", { status: 404, headers: HTML });
    laterBy(10_000);
    await ask();
    await waitFor(async () => expect((await ask()).status).toBe(404));
  });
});

describe("an answer is for one visitor alone", async () => {
  const [session = ""] = (await signedCookie("session").serialize("a token?>~")).split(";");

  it.each([
    ["a session", { headers: { cookie: session } }],
    ["a session, sent as it is read", { headers: { cookie: decodeURIComponent(session) } }],
    ["a message beside a theme", { headers: { cookie: `theme=ImRhcmsi; ${session.replace("session", "flash")}` } }],
    ["a post", { method: "POST", headers: { "sec-fetch-site": "same-origin" } }],
  ])("when there is %s in the request", async (_, init) => {
    await ask();
    expect(await textOf(path, init)).toBe("<p>2</p>");
    expect(await textOf()).toBe("<p>1</p>");
  });

  it.each([["?q=zellige"], [`?page=${"9".repeat(300)}`]])("when it is asked for with %s", async (search) => {
    expect(await textOf(path + search)).toBe("<p>1</p>");
    expect(await textOf(path + search)).toBe("<p>2</p>");
  });

  it.each<[string, () => Response]>([
    ["sets a cookie", () => new Response("", { headers: { ...HTML, "Set-Cookie": "a=b" } })],
    ["may not be stored", () => new Response("", { headers: { ...HTML, "Cache-Control": "no-store" } })],
    ["is an error", () => new Response("", { status: 404, headers: HTML })],
    ["leads elsewhere", () => new Response(null, { status: 301, headers: { ...HTML, Location: "/" } })],
    ["is no page", () => new Response("{}", { headers: { "Content-Type": "application/json" } })],
    [
      "lacks something",
      () => {
        markUncacheable();
        return new Response("", { headers: HTML });
      },
    ],
  ])("when it %s", async (_, respond) => {
    app = async (request) => {
      seen.push(request);
      return respond();
    };
    await ask(path, { redirect: "manual" });
    await ask(path, { redirect: "manual" });
    expect(seen).toHaveLength(2);
  });

  it("where its route does not say that it may be kept", async () => {
    expect(await textOf("/contact")).toBe("<p>1</p>");
    expect(await textOf("/contact")).toBe("<p>2</p>");
  });
});

it("an application that fails is answered 500, and asked again", async () => {
  app = async () => {
    throw new Error("broken");
  };
  expect((await ask()).status).toBe(500);
  app = async () => new Response("<p>well</p>", { headers: HTML });
  expect(await textOf()).toBe("<p>well</p>");
});
