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
/** What parts a sheet or encloses a part of it; whole strings and escaped signs, in which nothing does. */
const SIGN = /\\.|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|[()[\]{};,]/gs;

/**
 * Reads a sheet as a build writes it: without comments but the first. Strings and escapes are minded; what stands
 * within a style rule is left as it is.
 */
export function parseStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const text = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "");
  let open = indexAtTop(text, "{;", 0);
  for (let start = 0; open < text.length; open = indexAtTop(text, "{;", start)) {
    const prelude = text.slice(start, open).trim();
    const close = text[open] === ";" ? open : indexAtTop(text, "}", open + 1);
    const body = text.slice(open + 1, close);
    if (close === open) rules.push({ prelude });
    else rules.push(GROUP.test(prelude) ? { prelude, rules: parseStyleRules(body) } : { prelude, body });
    start = close + 1;
  }
  return rules;
}

/** The text of rules as a sheet. */
export function writeStyleRules(rules: readonly StyleRule[]): string {
  return rules
    .map(({ prelude, body, rules }) =>
      rules ? `${prelude}{${writeStyleRules(rules)}}` : body === undefined ? `${prelude};` : `${prelude}{${body}}`,
    )
    .join("");
}

/** The parts of a list, such as the selectors of a rule. */
export function splitAtTop(text: string, separator: string): string[] {
  const parts: string[] = [];
  for (let start = 0, end = 0; start <= text.length; start = end + 1) {
    end = indexAtTop(text, separator, start);
    parts.push(text.slice(start, end).trim());
  }
  return parts;
}

/** Where the first of these signs stands outside of strings and brackets; the end where none does. */
export function indexAtTop(text: string, wanted: string, from: number): number {
  SIGN.lastIndex = from;
  let depth = 0;
  for (let found = SIGN.exec(text); found; found = SIGN.exec(text)) {
    const [sign] = found;
    if (depth === 0 && wanted.includes(sign)) return found.index;
    if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
  }
  return text.length;
}
