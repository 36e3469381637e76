/** The disk is full, read-only or gone; the store does not answer, or refuses us. */
export class StorageUnavailableError extends Error {
  override name = "StorageUnavailableError";
}

export class FileTooLargeError extends Error {
  override name = "FileTooLargeError";
}

/** A stored file that is being read. A stream has to be read to its end or cancelled. */
export interface StoredFile {
  /** Of the body, in bytes. */
  size: number;
  body: Uint8Array | ReadableStream<Uint8Array>;
}

/** The bytes of a stored file, as they come. */
export function streamOf({ body }: StoredFile): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return body instanceof Uint8Array ? [body] : (body as unknown as AsyncIterable<Uint8Array>);
}

/** Bytes of a file by their places, both included; there has to be a file that long. */
export interface ByteRange {
  first: number;
  last: number;
}

/** How a file is read: until `signal` says that its reader has gone; a range alone where one is named. */
export interface ReadOptions {
  signal?: AbortSignal;
  range?: ByteRange;
}

/** What was kept of a stream: its bytes, and their SHA-256 in hexadecimal. */
export interface WrittenFile {
  size: number;
  sha256: string;
}

/**
 * Where uploaded files are kept. Keys are paths of lower-case words, such as `folder/480.avif`; what stands under a
 * key never changes, so that it may be cached for ever.
 * @throws StorageUnavailableError (each of its functions) when the store cannot be reached or written.
 */
export interface Storage {
  /** Keeps bytes under a key, whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Keeps a stream, whole or not at all, a few MB in memory. @throws FileTooLargeError, or the stream's failure */
  writeStream(key: string, bytes: AsyncIterable<Uint8Array>, limit: { maxBytes: number }): Promise<WrittenFile>;
  /** The file under a key, or a range of it; null when there is none. */
  get(key: string, options?: ReadOptions): Promise<StoredFile | null>;
  /** The size of the file under a key, in bytes; null when there is none. */
  sizeOf(key: string): Promise<number | null>;
  /** Forgets a key; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** The keys of all files, in no order, as they are found. */
  list(): AsyncIterable<string>;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/;

/** Whether a key may name a file: none leads out of the store, or to another name of the same file. */
export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws an Error for a key under which nothing may be kept */
export function expectStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`No storage key: ${JSON.stringify(key)}`);
}
