import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { readStorageAddress } from "~/server/storage/storage-address";
import { StorageUnavailableError } from "~/server/storage/storage-interface";
import { listen } from "../../support/listen";
import { S3Server } from "../../support/s3-server";

let server: S3Server;

beforeAll(async () => {
  server = await S3Server.create();
});

afterAll(() => server.remove());

const storageAt = (url: string) => new S3Storage(readStorageAddress(url)!);
const bytesOf = async (file: { body: BodyInit | Uint8Array } | null) =>
  Buffer.from(await new Response(file?.body as BodyInit).arrayBuffer());

describe("the address of a store", () => {
  it("names a bucket by https, its region and what opens it, percent-encoded", () => {
    expect(readStorageAddress("s3://AK%2FIA:se%2Bcr%2Fet@s3.example.com/bucket/folder/?region=eu-west-3")).toEqual({
      bucketUrl: "https://s3.example.com/bucket/folder",
      region: "eu-west-3",
      accessKeyId: "AK/IA",
      secretAccessKey: "se+cr/et",
    });
    expect(readStorageAddress("s3+http://a:b@minio:9000/bucket")).toMatchObject({
      bucketUrl: "http://minio:9000/bucket",
      region: "us-east-1",
    });
  });

  it.each(
    (
      "https://a:b@host/bucket s3://host/bucket s3://a:b@host s3://a:b@host/ s3://a@host/b " +
      "s3://a%:b@host/bucket s3://a:50%@host/bucket here"
    ).split(" "),
  )("is refused: %s", (url) => {
    expect(readStorageAddress(url)).toBeNull();
  });
});

describe("a store", () => {
  it("keeps, gives and forgets, and takes no other key than a folder does", async () => {
    const storage = storageAt(server.storageUrl());
    const bytes = Buffer.alloc(300_000, "zellige");
    await storage.put("a/480.webp", bytes);
    expect(await storage.sizeOf("a/480.webp")).toBe(300_000);
    const file = await storage.get("a/480.webp");
    expect(file).toMatchObject({ size: 300_000, body: expect.any(ReadableStream) });
    expect((await bytesOf(file)).equals(bytes)).toBe(true);
    await storage.delete("a/480.webp");
    await storage.delete("a/480.webp");
    expect([await storage.get("a/480.webp"), await storage.sizeOf("a/480.webp")]).toEqual([null, null]);
    for (const key of ["../x", "/etc/passwd", "a/./b", "a?acl", ""]) {
      expect(await storage.get(key)).toBeNull();
      await expect(storage.put(key, bytes)).rejects.toThrow("No storage key");
    }
  });

  it("keeps the files of several sites apart by a folder of the bucket", async () => {
    const [one, other] = ["one", "other"].map((folder) => storageAt(`${server.storageUrl()}/${folder}`));
    await one!.put("b.webp", Buffer.from("x"));
    expect([await one!.sizeOf("b.webp"), await other!.sizeOf("b.webp")]).toEqual([1, null]);
  });

  it("that refuses our key is unavailable, in the words of the store for the log", async () => {
    const stranger = storageAt(server.storageUrl("wrong"));
    const refusal = await stranger.put("c.webp", Buffer.from("x")).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StorageUnavailableError);
    expect(refusal).toMatchObject({ message: expect.stringContaining("403"), cause: expect.any(Error) });
    const { message } = (refusal as { cause: Error }).cause;
    expect(message).toMatch(/^SignatureDoesNotMatch: The request signature/);
    expect(message).not.toContain("S3RVER");
    await expect(stranger.get("c.webp")).rejects.toThrow(StorageUnavailableError);
  });

  it("that is away is unavailable, and used again a second after it is back", async () => {
    const storage = storageAt(server.storageUrl());
    await storage.put("d.webp", Buffer.from("x"));
    await server.stop();
    await expect(storage.sizeOf("d.webp")).rejects.toThrow(StorageUnavailableError);
    await expect(storage.put("e.webp", Buffer.from("x"))).rejects.toThrow(StorageUnavailableError);
    await server.start();
    await expect.poll(() => storage.sizeOf("d.webp").catch(() => null)).toBe(1);
  });

  it("that stumbles is asked again", async () => {
    let asked = 0;
    const url = await startServer((_, response) => {
      asked += 1;
      response.writeHead(asked < 3 ? 503 : 200, { "Content-Length": 1 }).end("x");
    });
    expect(await bytesOf(await storageAt(url).get("f.webp"))).toEqual(Buffer.from("x"));
    expect(asked).toBe(3);
  });

  it("is asked for plain bytes, and unavailable where it does not say how many there are", async () => {
    const codings: unknown[] = [];
    const url = await startServer(({ headers }, response) => {
      codings.push(headers["accept-encoding"], headers.authorization?.includes("accept-encoding"));
      response.writeHead(200, { "Transfer-Encoding": "chunked" }).end("x");
    });
    await expect(storageAt(url).get("h.webp")).rejects.toThrow(StorageUnavailableError);
    await expect(storageAt(url).sizeOf("h.webp")).rejects.toThrow(StorageUnavailableError);
    expect(codings).toEqual(["identity", false, "identity", false]);
  });

  it("that stops in the middle of a file is not waited for without end", async () => {
    const url = await startServer((_, response) => response.writeHead(200, { "Content-Length": 2 }).write("x"));
    const file = await new S3Storage(readStorageAddress(url)!, { idleMs: 50 }).get("i.webp");
    await expect(bytesOf(file)).rejects.toThrow(StorageUnavailableError);
  });

  it("is not read on for a reader who has gone, nor paused by that", async () => {
    const url = await startServer(() => {});
    const storage = storageAt(url);
    const reader = new AbortController();
    const asked = storage.get("g.webp", { signal: reader.signal });
    reader.abort(new Error("gone"));
    await expect(asked).rejects.toThrow("gone");
    const next = new AbortController();
    const again = storage.get("g.webp", { signal: next.signal });
    next.abort(new Error("gone too"));
    await expect(again).rejects.toThrow("gone too");
  });
});

async function startServer(answer: RequestListener): Promise<string> {
  return `s3+http://key:secret@127.0.0.1:${await listen(createServer(answer))}/bucket`;
}
