import type { MarkupNames } from "./markup-names";
import { indexAtTop, splitAtTop } from "./style-rules";

const NAME = String.raw`(?:\\[0-9a-fA-F]{1,6} ?|\\.|[\w-]|[^\x00-\x7f])+`;
const PART = new RegExp(
  String.raw`\.(?<className>${NAME})|#(?<id>${NAME})|\[(?<attribute>[^\]]*)\]|::?(?<pseudo>[\w-]+)(?<call>\()?|(?<tag>${NAME})`,
  "gy",
);
const ATTRIBUTE = /^\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:["']([^"']*)["']|([^\s"']+))\s*[is]?\s*)?$/;
/** Of what these hold, one selector has to match; of the other functions nothing is asked. */
const ANY_OF = new Set(["is", "where"]);

/**
 * Whether a selector may match an element of the markup: every class, id, tag and attribute that it names is there. It
 * asks less than a browser (nothing about which element has them), so it never refuses a selector that matches.
 */
export function mayMatch(selector: string, names: MarkupNames): boolean {
  for (let i = 0; i < selector.length; ) {
    PART.lastIndex = i;
    const found = PART.exec(selector);
    if (!found) {
      i += 1;
      continue;
    }
    i = PART.lastIndex;
    const { pseudo, call } = found.groups!;
    if (call) {
      const end = indexAtTop(selector, ")", i);
      const inner = selector.slice(i, end < 0 ? selector.length : end);
      if (ANY_OF.has(pseudo!) && !splitAtTop(inner, ",").some((each) => mayMatch(each, names))) return false;
      i = end < 0 ? selector.length : end + 1;
    } else if (!isThere(found.groups!, names)) return false;
  }
  return true;
}

function isThere(part: Record<string, string | undefined>, { tags, classes, attributes }: MarkupNames): boolean {
  const { className, id, attribute, tag } = part;
  if (className) return classes.has(unescaped(className));
  if (id) return attributes.get("id")?.has(unescaped(id)) === true;
  if (tag) return tags.has(tag.toLowerCase());
  if (attribute === undefined) return true;
  const [, name, operator, quoted, value = quoted ?? ""] = ATTRIBUTE.exec(attribute) ?? [];
  if (!name) return true;
  const values = attributes.get(name.toLowerCase());
  if (!values) return false;
  if (operator === "=") return values.has(value);
  if (operator === "|=") return [...values].some((each) => each === value || each.startsWith(`${value}-`));
  return true;
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-fA-F]{1,6}) ?|(.))/g, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
