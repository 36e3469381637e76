import { createHash } from "node:crypto";
import { FileTooLargeError } from "./storage-interface";

/**
 * The bytes of a stream as they pass, with their number and their SHA-256 once all have passed.
 * @throws FileTooLargeError (while it is read) beyond `maxBytes`; whatever the stream itself fails with, as `failure`
 */
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
