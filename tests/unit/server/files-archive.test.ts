import { rmSync, truncateSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveResponse } from "~/features/projects/messages/files-archive.server";
import { FileStorage } from "~/server/storage/file-storage.server";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { readStorageAddress } from "~/server/storage/storage-address";
import type { Storage } from "~/server/storage/storage-interface";
import { MeasuredSource } from "../../support/measured-source";
import { S3Server } from "../../support/s3-server";
import { makeTemporaryFolder } from "../../support/temporary-folder";
import { waitUntil } from "../../support/wait-for";

const MB = 1024 * 1024;
/** More than lies in the buffers between a store and whoever reads the archive. */
const LARGE_BYTES = 24 * MB;
/** What ends a whole archive: without it, no program takes what has come for one. */
const END_OF_ARCHIVE = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

const folder = makeTemporaryFolder("zellige-archive-");
let server: S3Server;

beforeAll(async () => {
  server = await S3Server.create();
});

afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The stores, how what is read of them breaks off, and how they are made whole. */
const stores = [
  {
    name: "file",
    open: (): Storage => new FileStorage(folder),
    damage: async () => truncateSync(path.join(folder, "projects/large.mp4"), MB),
    mend: async () => undefined,
  },
  {
    name: "s3",
    open: (): Storage => new S3Storage(readStorageAddress(server.storageUrl())!),
    damage: () => server.stop(),
    mend: () => server.start(),
  },
];

const row = (name: string) => ({ name, version: 1, storage_key: `projects/${name}`, created_at: new Date() });

/** The store, and how its streams have ended. */
function watched(store: Storage) {
  const ends: string[] = [];
  const get: Storage["get"] = async (...asked) => {
    const file = await store.get(...asked);
    if (!(file?.body instanceof ReadableStream)) return file;
    const reader = file.body.getReader();
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = await reader.read().catch((error: unknown) => {
            ends.push("broken");
            throw error;
          });
          if (!done) return controller.enqueue(value);
          ends.push("whole");
          controller.close();
        },
        async cancel() {
          ends.push("cancelled");
          await reader.cancel().catch(() => undefined);
        },
      },
      { highWaterMark: 0 },
    );
    return { ...file, body };
  };
  return { ends, store: { get } };
}

/** So much has been received once a file is being read. */
const BEGUN_BYTES = 256 * 1024;

/** What is received of an archive, and what its reader is told in the end. */
async function receive(answer: Response, whenBegun: () => Promise<void> = async () => undefined) {
  const received: Buffer[] = [];
  let left = BEGUN_BYTES;
  let failure: unknown = null;
  try {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      received.push(Buffer.from(chunk));
      if (left > 0 && left <= chunk.byteLength) await whenBegun();
      left -= chunk.byteLength;
    }
  } catch (error) {
    failure = error;
  }
  return { bytes: Buffer.concat(received), failure };
}

describe.each(stores)("the archive of a project, its files in a store of the kind $name", ({ open, damage, mend }) => {
  const signal = () => new AbortController().signal;
  const fill = async () => {
    await open().put("projects/small.txt", Buffer.from("court"));
    await open().writeStream("projects/large.mp4", new MeasuredSource(LARGE_BYTES), { maxBytes: LARGE_BYTES });
  };

  it("is whole where each file is", async () => {
    await fill();
    const { ends, store } = watched(open());
    const { bytes, failure } = await receive(
      archiveResponse(["large.mp4", "small.txt"].map(row), { signal: signal(), store }),
    );
    expect([failure, ends.every((end) => end === "whole")]).toEqual([null, true]);
    expect([bytes.includes("small.txtcourt"), bytes.includes(END_OF_ARCHIVE)]).toEqual([true, true]);
    expect(bytes.byteLength).toBeGreaterThan(LARGE_BYTES);
  });

  it("is broken off where a file is missing, and its reader is told", async () => {
    await fill();
    const answer = archiveResponse(["small.txt", "gone.txt"].map(row), { signal: signal(), store: open() });
    const { bytes, failure } = await receive(answer);
    expect([failure, bytes.includes(END_OF_ARCHIVE)]).toEqual([expect.any(Error), false]);
  });

  it("is broken off where a file breaks while it is read, and its reader is told", async () => {
    await fill();
    const { ends, store } = watched(open());
    const answer = archiveResponse(["large.mp4", "small.txt"].map(row), { signal: signal(), store });
    const { bytes, failure } = await receive(answer, damage);
    await mend();
    expect([failure, ends]).toEqual([expect.any(Error), ["broken"]]);
    expect([bytes.includes("court"), bytes.includes(END_OF_ARCHIVE)]).toEqual([false, false]);
  });

  it("is read no further once its reader has left", async () => {
    await fill();
    for (const leave of ["cancel", "abort"] as const) {
      const { ends, store } = watched(open());
      const client = new AbortController();
      const answer = archiveResponse([row("large.mp4")], { signal: client.signal, store });
      const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
      for (let left = BEGUN_BYTES; left > 0; ) left -= (await reader.read()).value?.byteLength ?? 0;
      if (leave === "abort") client.abort();
      await reader.cancel();
      await waitUntil(() => ends.length > 0);
      expect(ends[0]).not.toBe("whole");
    }
  });
});
