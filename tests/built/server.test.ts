import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { TOKEN_PATHS, TOKEN_QUERIES } from "~/server/core/token-paths.server";
import { ask, sendRaw } from "./support/site";

const TOKEN = "h2Yp0dGqkB1s-ZbX9nT4uVwR8cLmE6aJ_oKfI3xN5tQ";

const EVERY_ANSWER = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
};

async function stylesheetPath(): Promise<string> {
  const page = await sendRaw("/");
  const [, path = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.body.toString()) ?? [];
  expect(path).toMatch(/^\/assets\/.+\.css$/);
  return path;
}

describe("security headers", () => {
  for (const path of ["/", "/contact", "/auth", "/favicon.svg", "/healthz", "/nowhere", "/admin"]) {
    test(`are on ${path}`, async () => {
      const { headers } = await sendRaw(path);
      expect(headers).toMatchObject(EVERY_ANSWER);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["content-security-policy"]).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
      // The site under test is on http: promising https would lock out every other local server.
      expect(headers["strict-transport-security"]).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
    });
  }

  for (const [what, path, status] of [
    ["a path that is not UTF-8", "/%FF", 400],
    ["a NUL in the path", "/blog/a%00b", 400],
    ["a missing asset", "/assets/gone-12345678.js", 404],
  ] as const) {
    test(`are on the answer to ${what}`, async () => {
      const answer = await sendRaw(path);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ ...EVERY_ANSWER, "cache-control": "no-store" });
    });
  }

  for (const path of [
    ...TOKEN_PATHS.map((before) => `/${before}/`),
    ...TOKEN_QUERIES.map((page) => `/${page}?token=`),
  ]) {
    test(`let no other site be told the address of ${path}`, async () => {
      const { headers } = await sendRaw(path + TOKEN);
      expect(headers).toMatchObject({ ...EVERY_ANSWER, "referrer-policy": "no-referrer" });
    });
  }

  test("are on the answer to headers that are too long", async () => {
    const answer = await sendRaw("/", { headers: { "x-long": "a".repeat(20_000) } });
    expect(answer.status).toBe(431);
    expect(answer.headers).toMatchObject({ ...EVERY_ANSWER, connection: "close" });
  });

  test("give a content page a fixed policy, one that is kept the hashes of its scripts, and others a nonce each", async () => {
    const policyOf = async (path: string) => (await sendRaw(path)).headers["content-security-policy"];
    expect(await policyOf("/")).toMatch(/script-src 'self'( 'sha256-[^']{40,}'){2};/);
    expect(await policyOf("/blog")).toMatch(/script-src 'self'( 'sha256-[^']{40,}'){2};/);
    expect(await policyOf("/auth")).toMatch(/script-src 'self'( 'sha256-[^']{40,}')+;/);
    const first = await policyOf("/auth?tab=inscription");
    expect(first).toMatch(/script-src 'nonce-[^']{20,}' 'strict-dynamic'/);
    expect(await policyOf("/auth?tab=inscription")).not.toBe(first);
  });
});

describe("compression", () => {
  test("follows Accept-Encoding on pages", async () => {
    // A page that no other test changes between the three answers.
    const plain = await sendRaw("/terms");
    const brotli = await sendRaw("/terms", { headers: { "accept-encoding": "gzip, br" } });
    const gzip = await sendRaw("/terms", { headers: { "accept-encoding": "br;q=0, gzip" } });
    expect([plain, brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toMatch(/Accept-Encoding/i);
    expect(Number(brotli.headers["content-length"])).toBe(brotli.body.byteLength);
  });

  test("makes less than 60 KB of the home page", async () => {
    const { body } = await sendRaw("/");
    expect(gzipSync(body, { level: 9 }).byteLength).toBeLessThan(60 * 1024);
  });

  test("is done beforehand for assets, which are kept for a year", async () => {
    const path = await stylesheetPath();
    const plain = await sendRaw(path);
    const brotli = await sendRaw(path, { headers: { "accept-encoding": "br" } });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(brotli.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
  });
});

test("an asset that is still the same is answered 304 without a body", async () => {
  const path = await stylesheetPath();
  const first = await sendRaw(path);
  const again = await sendRaw(path, { headers: { "if-none-match": `W/"other", ${first.headers.etag}` } });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({ etag: first.headers.etag, ...EVERY_ANSWER });
  expect((await sendRaw(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

for (const path of ["/", "/favicon.svg"]) {
  test(`HEAD ${path} has the status and type of GET, and no body`, async () => {
    const head = await sendRaw(path, { method: "HEAD" });
    const get = await sendRaw(path);
    expect([head.status, head.headers["content-type"]]).toEqual([200, get.headers["content-type"]]);
    expect(head.body.byteLength).toBe(0);
  });
}

test("the health check tells of the database", async () => {
  const answer = await ask("/healthz");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: "ok", database: "up" });
});

for (const path of ["/", "/contact", "/nowhere", "/admin"]) {
  test(`no other host's name comes back from ${path}`, async () => {
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
    const answer = await sendRaw(path, { headers });
    expect(JSON.stringify(answer.headers) + answer.body.toString()).not.toContain("evil.example");
  });
}

test("a path that looks like another site stays a path of this one", async () => {
  const answer = await sendRaw("//evil.example/%2e%2e");
  expect(answer.headers.location ?? "/").toMatch(/^\/(?!\/)/);
  expect(answer.status).toBeLessThan(500);
});

test("a method that no browser needs is refused", async () => {
  const answer = await sendRaw("/", { method: "TRACE" });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toContain("GET");
});

test("each answer has an id of its own, whatever an untrusted visitor proposes", async () => {
  const headers = { "x-request-id": "chosen-by-me" };
  const answers = await Promise.all([sendRaw("/", { headers }), sendRaw("/", { headers })]);
  const [first, second] = answers.map((answer) => answer.headers["x-request-id"]);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(first).not.toBe(second);
});

const ANSWER_MAX_BYTES = 200 * 1024;
const posted = (fields: number, nameOf: (n: number) => string) =>
  Array.from({ length: fields }, (_, n) => `${nameOf(n)}=`).join("&");

for (const [what, path, form, status] of [
  ["the routes of a path of 3,650 parts", `/__manifest?version=1&p=/admin/${"a/".repeat(3650)}`, "", [404, 414]],
  ["a path of 3,500 parts", `/${"a/".repeat(3500)}`, "", [414]],
  ["a path of slashes", `/about${"/".repeat(5000)}x`, "", [414]],
  ["a query of 3,500 parameters", `/contact?${"a=1&".repeat(3500)}`, "", [414]],
  ["a query as long as one may be", `/contact?${"a&".repeat(2000)}`, "", [200]],
  ["data in the framework's former way", "/?_data=root", "", [400]],
  ["data of no route in the former way", "/contact?_data=nothing", "", [400]],
  ["an answer to 498 lists", "/contact", `intent=inquiry&${posted(490, (n) => `i${n}[99].a`)}`, [400]],
  ["a sign-in with 498 lists", "/auth", `intent=sign-in&${posted(490, (n) => `i${n}[99].a`)}`, [400]],
  ["a form of 20,000 fields", "/contact", `intent=inquiry&${posted(20_000, () => "a")}`, [400]],
  ["a name of 8,000 signs to escape", "/contact", `intent=inquiry&name=${"'".repeat(8000)}`, [400]],
] as const) {
  test(`a request for ${what} is answered in less than 200 KB of French`, async () => {
    const post = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "content-length": String(form.length) },
      body: form,
    };
    const answer = await sendRaw(path, form ? post : {});
    expect(status).toContain(answer.status);
    expect(answer.body.byteLength).toBeLessThan(ANSWER_MAX_BYTES);
    expect(answer.body.toString()).toContain('lang="fr"');
  });
}
