import { hash } from "node:crypto";

const SLOTS_LEAST = 1024;
/** Of the slots that may be taken: beyond it each look takes longer. */
const LOAD_MAX = 0.7;

/** Texts seen, as 64 bits of SHA-1 each (12 to 23 bytes): of four million, two collide once in 2 million times. */
export class DigestSet {
  #slots = new BigUint64Array(SLOTS_LEAST);
  #size = 0;

  /** @param sizeMax how many texts it takes */
  constructor(private readonly sizeMax: number) {}

  get size(): number {
    return this.#size;
  }

  has(text: string): boolean {
    return this.#slots[slotOf(this.#slots, digestOf(text))] !== 0n;
  }

  /** @throws RangeError beyond as many texts as it takes */
  add(text: string): void {
    const digest = digestOf(text);
    const slot = slotOf(this.#slots, digest);
    if (this.#slots[slot] !== 0n) return;
    if (this.#size >= this.sizeMax) throw new RangeError(`More than ${this.sizeMax} texts`);
    this.#slots[slot] = digest;
    this.#size += 1;
    if (this.#size <= this.#slots.length * LOAD_MAX) return;
    const grown = new BigUint64Array(this.#slots.length * 2);
    for (const digest of this.#slots) if (digest !== 0n) grown[slotOf(grown, digest)] = digest;
    this.#slots = grown;
  }
}

/** Where a digest stands, or would: the next slot that is its own or free. */
function slotOf(slots: BigUint64Array, digest: bigint): number {
  let slot = Number(digest % BigInt(slots.length));
  while (slots[slot] !== 0n && slots[slot] !== digest) slot = (slot + 1) % slots.length;
  return slot;
}

/** Never 0, which marks a free slot. */
function digestOf(text: string): bigint {
  return hash("sha1", text, "buffer").readBigUInt64LE() || 1n;
}
