import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FileStorage } from "~/server/storage/file-storage.server";
import { PART_BYTES, partBytesFor } from "~/server/storage/s3-protocol.server";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { readStorageAddress } from "~/server/storage/storage-address";
import type { Storage, StoredFile } from "~/server/storage/storage-interface";
import { FileTooLargeError, StorageUnavailableError } from "~/server/storage/storage-interface";
import { brokenAfter, MeasuredSource } from "../../support/measured-source";
import { S3Server } from "../../support/s3-server";
import { makeTemporaryFolder } from "../../support/temporary-folder";

const MB = 1024 * 1024;
/** Several parts of a store. */
const LARGE_BYTES = 20 * MB;
const LIMIT = { maxBytes: LARGE_BYTES };

const folder = makeTemporaryFolder("zellige-files-");
let server: S3Server;

beforeAll(async () => {
  server = await S3Server.create();
});

afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

const stores: Record<string, () => Storage> = {
  folder: () => new FileStorage(folder),
  "S3-compatible store": () => new S3Storage(readStorageAddress(server.storageUrl())!),
};

/** What lies anywhere below a folder. */
const filesBelow = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

const bytesOf = async (file: StoredFile | null) =>
  Buffer.from(await new Response(file?.body as BodyInit).arrayBuffer());
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe.each(Object.entries(stores))("a stream kept in a %s", (name, open) => {
  it.each([0, 1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 3 * PART_BYTES])(
    "of %i bytes is given back as it came, with its digest",
    async (size) => {
      const key = `streams/of-${size}.bin`;
      const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251));
      const source = new MeasuredSource(size, undefined, bytes);
      const written = await open().writeStream(key, source, LIMIT);
      const kept = await open().get(key);
      const body = await bytesOf(kept);
      expect([written.size, kept?.size, body.byteLength, await open().sizeOf(key)]).toEqual([size, size, size, size]);
      expect(written.sha256).toBe(sha256(body));
      expect(body.subarray(0, 1000).equals(bytes.subarray(0, size))).toBe(true);
    },
  );

  it("is read by ranges, short and long, from its middle and to its end", async () => {
    const bytes = Buffer.concat([Buffer.alloc(3 * MB, "a"), Buffer.from("middle"), Buffer.alloc(3 * MB, "b")]);
    await open().put("streams/ranges.bin", bytes);
    for (const [first, last] of [
      [0, 1],
      [3 * MB, 3 * MB + 5],
      [10, 5 * MB],
      [bytes.length - 1, bytes.length - 1],
    ] as const) {
      const part = await open().get("streams/ranges.bin", { range: { first, last } });
      expect(part?.size).toBe(last - first + 1);
      expect((await bytesOf(part)).equals(bytes.subarray(first, last + 1))).toBe(true);
    }
    expect(await open().get("streams/absent.bin", { range: { first: 0, last: 1 } })).toBeNull();
  });

  it.each([
    ["that breaks off at once", () => brokenAfter(10), "The line is broken"],
    ["that breaks off after two parts", () => brokenAfter(2 * PART_BYTES + 10), "The line is broken"],
    ["of one byte too many", () => new MeasuredSource(LARGE_BYTES + 1), FileTooLargeError],
  ])("%s leaves nothing behind", async (_what, source, failure) => {
    const before = filesBelow(folder).length;
    await expect(open().writeStream("streams/broken.bin", source(), LIMIT)).rejects.toThrow(failure);
    expect(filesBelow(folder)).toHaveLength(before);
    expect(await open().sizeOf("streams/broken.bin")).toBeNull();
  });

  it("is aborted where parts of it have been sent", async () => {
    const asked = server.asked.length;
    await open()
      .writeStream("streams/aborted.bin", brokenAfter(PART_BYTES + 1), LIMIT)
      .catch(() => undefined);
    const told = server.asked.slice(asked).map((each) => each.replace(/ .*\?/, " ").replace(/=\w{32}/, ""));
    const parts = ["POST uploads=", "PUT partNumber=1&uploadId", "DELETE uploadId"];
    expect(told).toEqual(name === "folder" ? [] : parts);
  });

  it("under a key that leads out of it is refused before anything is read", async () => {
    const source = new MeasuredSource(10);
    await expect(open().writeStream("../x", source, LIMIT)).rejects.toThrow("No storage key");
    expect(source.pulled).toBe(0);
  });
});

describe("a large stream", () => {
  it("a folder has all on its disk but what is on the way", async () => {
    const ahead: number[] = [];
    const parts = path.join(folder, "large");
    const source = new MeasuredSource(LARGE_BYTES, (pulled) => {
      const [part] = pulled > MB ? readdirSync(parts) : [];
      if (part) ahead.push(pulled - statSync(path.join(parts, part)).size);
    });
    const { size } = await new FileStorage(folder).writeStream("large/file.bin", source, LIMIT);
    expect([size, ahead.length > 200]).toEqual([LARGE_BYTES, true]);
    expect(Math.max(...ahead)).toBeLessThanOrEqual(MB);
  });

  it("a store has received all but one part", async () => {
    const ahead: number[] = [];
    const before = server.receivedBytes();
    const source = new MeasuredSource(LARGE_BYTES, (pulled) => ahead.push(pulled - (server.receivedBytes() - before)));
    const storage = stores["S3-compatible store"]!();
    expect((await storage.writeStream("large/file.bin", source, LIMIT)).size).toBe(LARGE_BYTES);
    expect(Math.max(...ahead)).toBeLessThanOrEqual(PART_BYTES + MB);
    await storage.delete("large/file.bin");
  });

  it("a folder reads no further than its reader", async () => {
    const storage = new FileStorage(folder);
    const { body } = (await storage.get("large/file.bin"))!;
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    expect((await reader.read()).value?.byteLength).toBe(64 * 1024);
    await reader.cancel();
    await storage.delete("large/file.bin");
  });
});

describe("a store that cannot keep a stream", () => {
  it("is unavailable: a folder that is a file, a key that is refused, a store that is away", async () => {
    writeFileSync(path.join(folder, "in-the-way"), "");
    const stranger = new S3Storage(readStorageAddress(server.storageUrl("wrong"))!);
    const write = (storage: Storage, size: number) =>
      storage.writeStream("in-the-way/file.bin", new MeasuredSource(size), LIMIT);
    await expect(write(new FileStorage(folder), 10)).rejects.toThrow(StorageUnavailableError);
    await expect(write(stranger, 10)).rejects.toThrow(StorageUnavailableError);
    await expect(write(stranger, PART_BYTES)).rejects.toThrow(StorageUnavailableError);
  });

  it("is unavailable where the store goes away between two parts, and aborted parts are gone", async () => {
    const storage = stores["S3-compatible store"]!();
    let isStopped = false;
    async function* source() {
      yield* new MeasuredSource(PART_BYTES + 1);
      await server.stop();
      isStopped = true;
      yield* new MeasuredSource(PART_BYTES);
    }
    await expect(storage.writeStream("streams/away.bin", source(), LIMIT)).rejects.toThrow(StorageUnavailableError);
    expect(isStopped).toBe(true);
    await server.start();
    expect(server.has("streams/away.bin")).toBe(false);
  });
});

describe("the parts of a large object", () => {
  it.each([1, 48 * 1024 * MB, 49 * 1024 * MB, 5 * 1024 * 1024 * MB])(
    "of %i bytes are no more than a store takes",
    (bytes) => {
      const size = partBytesFor(bytes);
      expect(Math.ceil(bytes / size)).toBeLessThanOrEqual(10_000);
      expect([size % MB, size >= PART_BYTES, size <= 5 * 1024 * MB]).toEqual([0, true, true]);
    },
  );

  it("are larger where more may come, and equal but for the last", async () => {
    const store = new S3Storage(readStorageAddress(server.storageUrl())!);
    const from = server.asked.length;
    await store.writeStream("streams/large.bin", new MeasuredSource(15 * MB), { maxBytes: 60 * 1024 * MB });
    const parts = server.asked.slice(from).filter((line) => line.includes("partNumber="));
    expect([partBytesFor(60 * 1024 * MB) / MB, parts.length]).toEqual([7, 3]);
    expect(await store.sizeOf("streams/large.bin")).toBe(15 * MB);
  });
});
