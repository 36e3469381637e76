/** A rule of a style sheet, or a group of rules under a condition or in a layer. */
export interface StyleRule {
  /** Selectors of a rule, or an at-rule with its condition. */
  prelude: string;
  /** Declarations; absent of a group, and of a statement without a block. */
  body?: string;
  /** The rules of a group. */
  rules?: StyleRule[];
}

const GROUP = /^@(media|supports|layer|container)\b/;
const OPENING = "([{";
const CLOSING = ")]}";

/**
 * Reads a sheet as a build writes it: without comments but the first. Strings and escapes are minded; what stands
 * within a style rule is left as it is.
 */
export function parseStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const text = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "");
  let start = 0;
  while (start < text.length) {
    const open = indexAtTop(text, "{;", start);
    if (open < 0) break;
    const prelude = text.slice(start, open).trim();
    if (text[open] === ";") {
      rules.push({ prelude });
      start = open + 1;
      continue;
    }
    const close = indexAtTop(text, "}", open + 1);
    const body = text.slice(open + 1, close < 0 ? text.length : close);
    rules.push(GROUP.test(prelude) ? { prelude, rules: parseStyleRules(body) } : { prelude, body });
    start = close < 0 ? text.length : close + 1;
  }
  return rules;
}

/** The parts of a list, such as the selectors of a rule. */
export function splitAtTop(text: string, separator: string): string[] {
  const parts: string[] = [];
  for (let start = 0; ; ) {
    const end = indexAtTop(text, separator, start);
    parts.push(text.slice(start, end < 0 ? text.length : end).trim());
    if (end < 0) return parts;
    start = end + 1;
  }
}

/** The names of all attributes that selectors of a sheet speak of, in small letters; `id` is one of them. */
export function attributesIn(css: string): Set<string> {
  return new Set(["id", ...[...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!.toLowerCase())]);
}

/** The text of rules as a sheet. */
export function writeStyleRules(rules: readonly StyleRule[]): string {
  return rules
    .map(({ prelude, body, rules }) =>
      rules ? `${prelude}{${writeStyleRules(rules)}}` : body === undefined ? `${prelude};` : `${prelude}{${body}}`,
    )
    .join("");
}

/** Where the first of these characters stands outside of strings and brackets; -1 where none does. */
export function indexAtTop(text: string, wanted: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    const sign = text[i]!;
    if (depth === 0 && wanted.includes(sign)) return i;
    if (sign === "\\") i += 1;
    else if (sign === '"' || sign === "'") i = endOfString(text, i);
    else if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth -= 1;
  }
  return -1;
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    if (text[i] === "\\") i += 1;
    else if (text[i] === text[start]) return i;
  }
  return text.length;
}
