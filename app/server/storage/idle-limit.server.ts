import { StorageUnavailableError } from "./storage-interface";

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
