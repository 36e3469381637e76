/** A short non-cryptographic hash for keys and seeds. Source: FNV-1a, 32 bits. */
export function shortHash(text: string): string {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return (state >>> 0).toString(36);
}
