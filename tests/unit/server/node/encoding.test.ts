import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding, compress, isCompressible } from "~/server/http/content-encoding.server";

describe("chooseEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0, *", "gzip"],
    ["GZIP;Q=0.3", "gzip"],
    ["*", "br"],
    ["br;q=0, gzip;q=0", undefined],
    ["identity", undefined],
    ["br;q=abc", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("answers %s in %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  it("offers only what is there", () => {
    expect(chooseEncoding("br, gzip", ["gzip"])).toBe("gzip");
    expect(chooseEncoding("br, gzip", [])).toBeUndefined();
  });
});

it.each([
  ["text/html; charset=utf-8", true],
  ["application/json", true],
  ["image/svg+xml", true],
  ["application/rss+xml", true],
  ["text/x-script", true],
  ["text/event-stream", false],
  ["text/csv; charset=utf-8", false],
  ["image/avif", false],
  ["font/woff2", false],
  [null, false],
])("knows whether %s is worth compressing: %s", (type, expected) => {
  expect(isCompressible(type)).toBe(expected);
});

it("compresses to what a browser reads back", async () => {
  const bytes = Buffer.from("Zellige, agence digitale. ".repeat(200));
  expect(brotliDecompressSync(await compress(bytes, "br"))).toEqual(bytes);
  expect(gunzipSync(await compress(bytes, "gzip"))).toEqual(bytes);
});
