/** A stream of zeros of a given length, made as it is read; it tells how much has been asked of it. */
export class MeasuredSource {
  pulled = 0;
  #left: number;

  constructor(
    size: number,
    private readonly watch: (pulled: number) => void = () => {},
    private readonly chunk = Buffer.alloc(64 * 1024),
  ) {
    this.#left = size;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void> {
    while (this.#left > 0) {
      const bytes = this.chunk.subarray(0, this.#left);
      this.#left -= bytes.byteLength;
      this.pulled += bytes.byteLength;
      this.watch(this.pulled);
      yield bytes;
    }
  }
}

/** A stream that breaks off after so many bytes. */
export async function* brokenAfter(size: number): AsyncGenerator<Uint8Array, void> {
  yield* new MeasuredSource(size);
  throw new Error("The line is broken");
}
