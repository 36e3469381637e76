import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServedFile } from "~/server/http/file-response.server";
import { fileResponse } from "~/server/http/file-response.server";
import { storage } from "~/server/storage/storage.server";

const FILE: ServedFile = { key: "served/a.pdf", type: "application/pdf", cacheControl: "private, no-store" };
const ETAG = '"served-a-pdf"';

beforeAll(() => storage.put(FILE.key, Buffer.from("0123456789")));

afterAll(() => storage.delete(FILE.key));

async function ask(headers: Record<string, string> = {}, { method = "GET", file = FILE } = {}) {
  const answer = await fileResponse(new Request("http://localhost:3000/f", { method, headers }), file);
  return [answer.status, await answer.text(), answer.headers.get("Content-Range")];
}

describe("a stored file", () => {
  it("is given with its type, its length and no right to run anything", async () => {
    const { status, headers } = await fileResponse(new Request("http://localhost:3000/f"), FILE);
    expect([status, Object.fromEntries(headers)]).toEqual([
      200,
      {
        "accept-ranges": "bytes",
        "cache-control": "private, no-store",
        "content-length": "10",
        "content-security-policy": "default-src 'none'; sandbox",
        "content-type": "application/pdf",
        etag: ETAG,
      },
    ]);
  });

  it("is saved under its name, in ASCII and as it is", async () => {
    const file = { ...FILE, downloadName: 'Reçu "n° 4" (été).pdf' };
    const { headers } = await fileResponse(new Request("http://localhost:3000/f"), file);
    expect(headers.get("Content-Disposition")).toBe(
      "attachment; filename=\"Re_u _n_ 4_ (_t_).pdf\"; filename*=UTF-8''Re%C3%A7u%20%22n%C2%B0%204%22%20%28%C3%A9t%C3%A9%29.pdf",
    );
  });

  it.each([
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-100", "89", "bytes 8-9/10"],
    ["bytes=-100", "0123456789", "bytes 0-9/10"],
  ])("is given by the range %s", async (range, text, place) => {
    expect(await ask({ Range: range })).toEqual([206, text, place]);
    expect(await ask({ Range: range, "If-Range": ETAG })).toEqual([206, text, place]);
    expect(await ask({ Range: range, "If-Range": '"other"' })).toEqual([200, "0123456789", null]);
  });

  it.each(["bytes=4-2", "bytes=0-1,3-4", "lines=1-2", "bytes=-", "bytes=a-b"])(
    "is given whole for %s, which says no one range",
    async (range) => {
      expect(await ask({ Range: range })).toEqual([200, "0123456789", null]);
    },
  );

  it.each(["bytes=10-", "bytes=99-100", "bytes=-0"])("has no range %s", async (range) => {
    expect(await ask({ Range: range })).toEqual([416, "Range not satisfiable", "bytes */10"]);
  });

  it("is not sent to a reader who has it, or asks for its headers alone", async () => {
    expect(await ask({ "If-None-Match": ETAG, Range: "bytes=0-1" })).toEqual([304, "", null]);
    expect(await ask({ Range: "bytes=0-1" }, { method: "HEAD" })).toEqual([200, "", null]);
  });

  it("that is not there is not found, in whole or in part", async () => {
    const file = { ...FILE, key: "served/absent.pdf" };
    expect(await ask({}, { file })).toEqual([404, "Not found", null]);
    expect(await ask({ Range: "bytes=0-1" }, { file })).toEqual([404, "Not found", null]);
  });
});
