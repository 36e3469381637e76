/** A stream of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** The same stream for the same seed, on every machine. Source: FNV-1a for the seed, mulberry32 (Tommy Ettinger). */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = ((state | 0) + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
