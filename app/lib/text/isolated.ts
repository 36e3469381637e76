const ISOLATES = /[\u2066-\u2069]/g;

/** A value within a sentence, which it neither turns nor is turned by (UAX 9, 2.7). */
export function isolated(value: string): string {
  return `\u2068${isBalanced(value) ? value : value.replace(ISOLATES, "")}\u2069`;
}

/** Whether each isolate within a text ends there, and none that it has not begun. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(ISOLATES)) {
    depth += mark === "\u2069" ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
