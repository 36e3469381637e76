import type { FileHandle } from "node:fs/promises";
import type { ByteRange, StoredFile } from "./storage-interface";

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
