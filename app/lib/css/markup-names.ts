const TAG = /<([a-zA-Z][\w-]*)((?:\s+[^\s=<>]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** What selectors can name of a piece of HTML. */
export interface MarkupNames {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** The values of each attribute that was asked for, ids included; the empty text of one without a value. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Reads HTML as a renderer writes it: attributes in double quotes, the five usual entities.
 * @param relevant the attributes whose values matter, in small letters
 */
export function markupNamesOf(html: string, relevant: ReadonlySet<string>): MarkupNames {
  const tags = new Set<string>();
  const classLists = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const seen = new Set<string>();
  for (const [whole, tag, written = ""] of html.matchAll(TAG)) {
    // Most tags of a page are written like one before them.
    if (seen.has(whole)) continue;
    seen.add(whole);
    tags.add(tag!.toLowerCase());
    for (const [, name = "", value = ""] of written.matchAll(ATTRIBUTE)) {
      if (name === "class") classLists.add(value);
      else if (relevant.has(name.toLowerCase())) valuesOf(attributes, name.toLowerCase()).add(decoded(value));
    }
  }
  return { tags, classes: new Set([...classLists].flatMap((list) => decoded(list).split(/\s+/))), attributes };
}

/** The same text for the same names, by which what follows from them is found again. */
export function keyOfNames({ tags, classes, attributes }: MarkupNames): string {
  const values = [...attributes].map(([name, each]) => `${name}=${[...each].sort().join(",")}`);
  return [[...tags].sort(), [...classes].sort(), values.sort()].map((names) => names.join(" ")).join("\n");
}

function valuesOf(attributes: Map<string, Set<string>>, name: string): Set<string> {
  const known = attributes.get(name) ?? new Set();
  attributes.set(name, known);
  return known;
}

function decoded(value: string): string {
  return value.includes("&") ? value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => ENTITIES[sign]!) : value;
}
