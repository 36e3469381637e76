import type { PatternOptions } from "./pattern-svg";
import { patternSvg } from "./pattern-svg";

const KEPT_MAX = 100;

const kept = new Map<string, string>();
const names = new WeakMap<object, string>();
let named = 0;

/**
 * The picture of `patternSvg`, drawn once for as long as it is asked for: drawing is most of what rendering a page
 * costs. Functions among the options are told apart by identity, so only those made once let a picture be found again.
 */
export function keptPatternSvg(options: PatternOptions): string {
  // A shared sheet has to meet every piece that it is to hold the bevel of.
  if (options.sheet) return patternSvg(options);
  const key = JSON.stringify(options, (_, value) => (typeof value === "function" ? nameOf(value) : value));
  const svg = kept.get(key) ?? patternSvg(options);
  // Last in the order of the map: whatever is asked for again outlives what was asked for once.
  kept.delete(key);
  kept.set(key, svg);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  return svg;
}

function nameOf(made: object): string {
  let name = names.get(made);
  if (name === undefined) {
    named += 1;
    name = `function ${named}`;
    names.set(made, name);
  }
  return name;
}
