import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import type { ByteRange, StoredFile } from "./storage-interface";
import { FileTooLargeError, StorageUnavailableError } from "./storage-interface";

/** A stream's bytes, number and SHA-256. @throws FileTooLargeError beyond `maxBytes`; `failure` is the stream's */
export class MeasuredStream implements AsyncIterable<Uint8Array> {
  readonly #hash = createHash("sha256");
  size = 0;
  failure: unknown;

  constructor(
    private readonly bytes: AsyncIterable<Uint8Array>,
    private readonly maxBytes: number,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void> {
    try {
      for await (const chunk of this.bytes) {
        this.size += chunk.byteLength;
        if (this.size > this.maxBytes) throw new FileTooLargeError();
        this.#hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  /** Of what has passed, once: in bytes, and in hexadecimal. */
  sum(): { size: number; sha256: string } {
    return { size: this.size, sha256: this.#hash.digest("hex") };
  }
}

/** The first bytes of a stream, and then the rest of it. */
export async function* joined(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield first;
  yield* rest;
}

/** The same bytes; fails with StorageUnavailableError where `body` is asked for more and gives none for so long. */
export function withIdleLimit(body: ReadableStream<Uint8Array>, ms: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { done, value } = await readWithin(reader, ms);
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  };
  // Nothing is read ahead: what waits for a slow visitor is no silence of the store.
  return new ReadableStream(source, { highWaterMark: 0 });
}

async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageUnavailableError(`The store sends nothing for ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } catch (error) {
    void reader.cancel(error).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A file up to this size is read at once: a picture is sent in one piece. */
const AT_ONCE_BYTES = 1024 * 1024;

const CHUNK_BYTES = 64 * 1024;

/** What an open file holds, or a range of it, and closes it: at once, or with the end of the stream. */
export async function readHandle(handle: FileHandle, range?: ByteRange): Promise<StoredFile> {
  let isStreamed = false;
  try {
    const { first, last } = range ?? { first: 0, last: (await handle.stat()).size - 1 };
    const size = last - first + 1;
    isStreamed = size > AT_ONCE_BYTES;
    const body = isStreamed ? streamOf(handle, { first, last }) : await readAt(handle, first, size);
    return { size, body };
  } finally {
    if (!isStreamed) await handle.close();
  }
}

/** Read as it is asked for: nothing waits in memory for a slow reader. */
function streamOf(handle: FileHandle, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let position = first;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      try {
        const chunk = await readAt(handle, position, Math.min(CHUNK_BYTES, last - position + 1));
        controller.enqueue(chunk);
        position += chunk.byteLength;
      } catch (error) {
        await handle.close();
        throw error;
      }
      if (position <= last) return;
      await handle.close();
      controller.close();
    },
    cancel: () => handle.close(),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new Error("The file ends before its size");
    filled += bytesRead;
  }
  return buffer;
}
