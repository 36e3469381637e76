import { decodeHTMLAttribute } from "entities";
import { indexAtTop, splitAtTop } from "./style-rules";

const TAG = /<([a-zA-Z][\w-]*)((?:\s+[^\s=<>]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

/** What selectors can name of a piece of HTML. */
export interface MarkupNames {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** The values of each attribute that was asked for, ids included; the empty text of one without a value. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Reads HTML as a renderer writes it: attributes in double quotes.
 * @param relevant the attributes whose values matter, in small letters
 */
export function markupNamesOf(html: string, relevant: ReadonlySet<string>): MarkupNames {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const seen = new Set<string>();
  for (const [whole, tag, written = ""] of html.matchAll(TAG)) {
    // Most tags of a page are written like one before them.
    if (seen.has(whole)) continue;
    seen.add(whole);
    tags.add(tag!.toLowerCase());
    for (const [, attribute = "", value = ""] of written.matchAll(ATTRIBUTE)) {
      const name = attribute.toLowerCase();
      const text = decodeHTMLAttribute(value);
      if (name === "class") for (const each of text.split(/\s+/)) classes.add(each);
      else if (relevant.has(name)) attributes.set(name, (attributes.get(name) ?? new Set()).add(text));
    }
  }
  return { tags, classes, attributes };
}

/** The names of all attributes that selectors of a sheet speak of, in small letters; `id` is one of them. */
export function attributesIn(css: string): Set<string> {
  return new Set(["id", ...[...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!.toLowerCase())]);
}

/** The same text for the same names, by which what follows from them is found again. */
export function keyOfNames({ tags, classes, attributes }: MarkupNames): string {
  const values = [...attributes].flatMap(([name, each]) => [...each].map((value) => `${name}=${value}`));
  return JSON.stringify([tags, classes, values].map((names) => [...names].sort()));
}

const NAME = String.raw`(?:\\[0-9a-fA-F]{1,6} ?|\\.|[\w-]|[^\x00-\x7f])+`;
const PART = new RegExp(
  String.raw`\.(?<className>${NAME})|#(?<id>${NAME})|\[(?<attribute>[^\]]*)\]|::?(?<pseudo>[\w-]+)(?<call>\()?|(?<tag>${NAME})`,
  "g",
);
const CONDITION = /^\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:["']([^"']*)["']|([^\s"']+))\s*[is]?\s*)?$/;
/** Of what these hold, one selector has to match; of the other functions nothing is asked. */
const ANY_OF = ["is", "where"];

/**
 * Whether a selector may match an element of the markup: every class, id, tag and attribute that it names is there. It
 * asks less than a browser (nothing about which element has them), so it never refuses a selector that matches.
 */
export function mayMatch(selector: string, names: MarkupNames): boolean {
  for (let at = 0; ; ) {
    PART.lastIndex = at;
    const found = PART.exec(selector);
    if (!found) return true;
    at = PART.lastIndex;
    const { pseudo = "", call } = found.groups!;
    if (call) {
      const end = indexAtTop(selector, ")", at);
      const inner = splitAtTop(selector.slice(at, end), ",");
      if (ANY_OF.includes(pseudo) && !inner.some((each) => mayMatch(each, names))) return false;
      at = end + 1;
    } else if (!isThere(found.groups!, names)) return false;
  }
}

function isThere(part: Record<string, string | undefined>, { tags, classes, attributes }: MarkupNames): boolean {
  const { className, id, attribute, tag } = part;
  if (className) return classes.has(unescaped(className));
  if (id) return attributes.get("id")?.has(unescaped(id)) === true;
  if (tag) return tags.has(tag.toLowerCase());
  const [, name, operator, quoted, value = quoted ?? ""] = CONDITION.exec(attribute ?? "") ?? [];
  if (!name) return true;
  const values = attributes.get(name.toLowerCase());
  if (!values) return false;
  if (operator === "=") return values.has(value);
  return operator !== "|=" || [...values].some((each) => each === value || each.startsWith(`${value}-`));
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-fA-F]{1,6}) ?|(.))/g, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
