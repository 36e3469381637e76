/**
 * Where uploaded files are kept. Keys are paths of lower-case words, such as `folder/480.avif`; what stands under a
 * key never changes, so that it may be cached for ever.
 */
export interface Storage {
  /** Keeps bytes under a key, whole or not at all. @throws StorageUnavailableError when they cannot be written. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes under a key; null when there are none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Forgets a key; one that is not there is no error. */
  delete(key: string): Promise<void>;
}
