import type { MarkupNames } from "./markup-names";
import { mayMatch } from "./markup-names";
import type { StyleRule } from "./style-rules";
import { splitAtTop, writeStyleRules } from "./style-rules";

/** At-rules that matter only where a kept rule names them, with the pattern of their name. */
const NAMED = /^@(?:font-face$|(?:property|(?:-\w+-)?keyframes)\s+(\S+)$)/;
const FAMILY = /font-family:\s*["']?([^;"']+)/;
const LAYER = /^@layer\s+([\w.-]+)$/;
/** Printing, moving on, and what browsers need that register no properties. */
const LATER = /^@(?:media\s*print|view-transition|layer properties$)/;
/** States that a user causes: the whole sheet is there by then. */
const LATER_STATE = /:(?:hover|active|disabled)\b|::(?:selection|view-transition)/;
const PART_OF_FIELD = /::(?:-webkit-(?!details)|placeholder|file-selector)|:-moz-ui-invalid/;
const FIELDS = ["input", "textarea", "select"];
/** Signs of a selector that are no part of its own shape: escaped ones, and what stands in brackets. */
const INNER = /\\.|\([^()]*\)|\[[^[\]]*\]/g;

/**
 * The rules of a sheet that a piece of markup may need, in their order. The layers are named first, so that the whole
 * sheet can follow later and every rule still wins over the same others.
 */
export function usedStyles(sheet: readonly StyleRule[], names: MarkupNames): string {
  const matching = sheet.flatMap((rule) => matchingPartOf(rule, names));
  const isByName = ({ prelude }: StyleRule) => NAMED.test(prelude);
  const text = writeStyleRules(pick(matching, (rule) => !isByName(rule)));
  const layers = sheet.flatMap(({ prelude }) => LAYER.exec(prelude)?.[1] ?? []);
  const statement = layers.length > 0 ? `@layer ${[...new Set(layers)].join(",")};` : "";
  return statement + writeStyleRules(pick(matching, (rule) => !isByName(rule) || isNamedIn(text, rule)));
}

/** Those of the rules that are wanted, within groups too. */
function pick(rules: readonly StyleRule[], isWanted: (rule: StyleRule) => boolean): StyleRule[] {
  return rules.filter(isWanted).map((rule) => (rule.rules ? { ...rule, rules: pick(rule.rules, isWanted) } : rule));
}

function matchingPartOf(rule: StyleRule, names: MarkupNames): StyleRule[] {
  const { prelude, body, rules } = rule;
  if (LATER.test(prelude)) return [];
  if (rules) {
    const kept = rules.flatMap((inner) => matchingPartOf(inner, names));
    return kept.length > 0 ? [{ prelude, rules: kept }] : [];
  }
  if (prelude.startsWith("@")) return [rule];
  const selectors = splitAtTop(prelude, ",").filter(
    (selector) => mayMatch(selector, names) && isSeenAtOnce(selector, names),
  );
  return selectors.length > 0 ? [{ prelude: selectors.join(","), body: body! }] : [];
}

function isSeenAtOnce(selector: string, { tags }: MarkupNames): boolean {
  let shape = selector;
  for (let longer = ""; longer !== shape; shape = shape.replace(INNER, "")) longer = shape;
  if (LATER_STATE.test(shape)) return false;
  return !PART_OF_FIELD.test(shape) || FIELDS.some((tag) => tags.has(tag));
}

/** A property is registered for those who read it; keyframes and families are named as they are. */
function isNamedIn(text: string, { prelude, body = "" }: StyleRule): boolean {
  const name = NAMED.exec(prelude)?.[1] ?? FAMILY.exec(body)?.[1];
  if (name === undefined) return true;
  return text.includes(name.startsWith("--") ? `var(${name}` : name);
}
