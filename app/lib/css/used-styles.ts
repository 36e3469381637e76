import type { MarkupNames } from "./markup-names";
import { mayMatch } from "./selector-match";
import type { StyleRule } from "./style-rules";
import { splitAtTop, writeStyleRules } from "./style-rules";

/** At-rules that matter only where a kept rule names them, with the pattern of their name. */
const NAMED = /^@(?:property|(?:-\w+-)?keyframes)\s+(\S+)$/;
const FONT_FACE = /^@font-face$/;
const FAMILY = /font-family:\s*["']?([^;"']+)/;
const LAYER = /^@layer\s+([\w.-]+)$/;
const LATER = /^@(?:media\s*print|view-transition)/;

/**
 * The rules of a sheet that a piece of markup may need, in their order. The layers are named first, so that the whole
 * sheet can follow later and every rule still wins over the same others.
 */
export function usedStyles(sheet: readonly StyleRule[], names: MarkupNames): string {
  const matching = sheet.flatMap((rule) => matchingPartOf(rule, names));
  const text = writeStyleRules(matching.filter((rule) => !isByName(rule)));
  const layers = sheet.flatMap(({ prelude }) => LAYER.exec(prelude)?.[1] ?? []);
  const statement = layers.length > 0 ? `@layer ${[...new Set(layers)].join(",")};` : "";
  return statement + writeStyleRules(matching.filter((rule) => !isByName(rule) || isNamedIn(text, rule)));
}

function matchingPartOf(rule: StyleRule, names: MarkupNames): StyleRule[] {
  const { prelude, body, rules } = rule;
  if (LATER.test(prelude)) return [];
  if (rules) {
    const kept = rules.flatMap((inner) => matchingPartOf(inner, names));
    return kept.length > 0 ? [{ prelude, rules: kept }] : [];
  }
  if (prelude.startsWith("@")) return [rule];
  const selectors = splitAtTop(prelude, ",").filter((selector) => mayMatch(selector, names));
  return selectors.length > 0 ? [{ prelude: selectors.join(","), body: body! }] : [];
}

function isByName({ prelude }: StyleRule): boolean {
  return NAMED.test(prelude) || FONT_FACE.test(prelude);
}

function isNamedIn(text: string, { prelude, body = "" }: StyleRule): boolean {
  const name = NAMED.exec(prelude)?.[1] ?? FAMILY.exec(body)?.[1];
  return name === undefined || text.includes(name);
}
