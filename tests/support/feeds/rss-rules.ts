import { JSDOM } from "jsdom";

const ELEMENTS = new Set(
  (
    "a abbr b blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i " +
    "img ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td tfoot th thead tr u ul var"
  ).split(" "),
);
const ATTRIBUTES = new Set(
  (
    "abbr alt cite class colspan datetime decoding dir headers height href hreflang id lang loading rel reversed rowspan " +
    "scope span src start title type value width"
  ).split(" "),
);
/** Those that hold an address. */
const ADDRESSES = new Set(["cite", "href", "src"]);

const { DOMParser } = new JSDOM().window;

/**
 * What a reader's program would drop or misunderstand in the HTML of an article: elements and attributes that are not
 * known to be harmless, addresses that are not whole, markup that is not closed.
 */
function readerHtmlFaults(html: string): string[] {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html");
  const elements = [...body.querySelectorAll("*")];
  return [
    ...(isClosed(html, elements) ? [] : ["is not closed as HTML wants it"]),
    ...elements.flatMap(({ localName, attributes }) => [
      ...(ELEMENTS.has(localName) ? [] : [`holds the element ${localName}`]),
      ...[...attributes].flatMap(({ name, value }) => attributeFaults(name, value)),
    ]),
  ];
}

function attributeFaults(name: string, value: string): string[] {
  if (!ATTRIBUTES.has(name)) return [`holds the attribute ${name}`];
  if (!ADDRESSES.has(name)) return [];
  if (!URL.canParse(value)) return [`holds the relative address ${value}`];
  return ["http:", "https:", "mailto:", "tel:"].includes(new URL(value).protocol) ? [] : [`leads to ${value}`];
}

/** Whether the elements that a strict reader finds are those that a lenient one makes of it. */
function isClosed(html: string, elements: readonly Element[]): boolean {
  const strict = new DOMParser().parseFromString(`<div>${html.replaceAll("&nbsp;", "&#xA0;")}</div>`, "text/xml");
  if (strict.querySelector("parsererror")) return false;
  return outlineOf(strict.querySelectorAll("div *")) === outlineOf(elements);
}

/** Without the bodies of tables, which HTML lets one leave out. */
function outlineOf(elements: Iterable<Element>): string {
  const names = [...elements].map(({ localName }) => localName);
  return names.filter((name) => name !== "tbody").join();
}

/** What is wrong with a text that must say something. */
function blankFaults({ textContent }: Element): string[] {
  return textContent.trim() ? [] : ["is blank"];
}

/** What is wrong with a text that readers show as it is. */
function plainFaults(element: Element): string[] {
  const { textContent } = element;
  return [
    ...blankFaults(element),
    ...(/<\/\w+>/.test(textContent) ? ["holds HTML"] : []),
    ...(/&(?:#\w+|[a-z]+);/i.test(textContent) ? ["is escaped twice"] : []),
  ];
}

function isWholeAddress(text: string): boolean {
  return /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?#][\w;/?:@&=+$.~!*'()%,#-]*)?$/.test(text) && URL.canParse(text);
}

/** What is wrong with an address, which must be whole and in the letters that RFC 2396 allows. */
function addressFaults({ textContent }: Element): string[] {
  return isWholeAddress(textContent.trim()) ? [] : ["is not a whole address"];
}

/** What is wrong with the name of an item: an address that leads to it, or something that no other has. */
function guidFaults(element: Element): string[] {
  const isPermaLink = element.getAttribute("isPermaLink") ?? "true";
  const value = element.textContent.trim();
  if (!/^(true|false)$/.test(isPermaLink)) return ["says neither true nor false of isPermaLink"];
  if (isPermaLink === "true") return addressFaults(element);
  return value === "" || /^\d{1,8}$/.test(value) ? ["does not tell its item from others"] : [];
}

/** What is wrong with a language, whose first part must be of ISO 639. */
function languageFaults({ textContent }: Element): string[] {
  const tag = textContent.trim();
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return /^[a-z]{2,3}(-[a-z\d]+)*$/i.test(tag) && names.of(tag.split("-")[0] ?? "") ? [] : ["is no language"];
}

const EARLIEST_YEAR = 1990;
const CLOCKS_DIFFER_MS = 600_000;

/** What is wrong with a date, which must be of this web's time and not to come. */
function dateFaults({ textContent }: Element): string[] {
  const text = textContent.trim();
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || date.toUTCString() !== text) return ["is no date of RFC 822 in GMT"];
  const isLikely = date.getUTCFullYear() >= EARLIEST_YEAR && date.getTime() <= Date.now() + CLOCKS_DIFFER_MS;
  return isLikely ? [] : ["is not a likely date"];
}

/** By which prefix readers know a vocabulary. */
const VOCABULARIES: Readonly<Record<string, string>> = {
  "http://www.w3.org/2005/Atom": "atom",
  "http://purl.org/rss/1.0/modules/content/": "content",
  "http://purl.org/dc/elements/1.1/": "dc",
};

interface Rule {
  isRequired?: true;
  isRepeatable?: true;
  attributes?: readonly string[];
  /** What is wrong with one such element. */
  faults?: (element: Element) => string[];
}

type Rules = Readonly<Record<string, Rule>>;

/** Elements that RSS and its modules know and that this list does not are to be added with what is asked of them. */
const CHANNEL: Rules = {
  title: { isRequired: true, faults: plainFaults },
  link: { isRequired: true, faults: addressFaults },
  description: { isRequired: true, faults: plainFaults },
  language: { isRequired: true, faults: languageFaults },
  copyright: { faults: plainFaults },
  pubDate: { faults: dateFaults },
  lastBuildDate: { faults: dateFaults },
  generator: { faults: plainFaults },
  docs: { faults: addressFaults },
  "atom:link": { isRequired: true, isRepeatable: true, attributes: ["href", "rel", "type"] },
  item: { isRepeatable: true },
};

const ITEM: Rules = {
  title: { isRequired: true, faults: plainFaults },
  link: { isRequired: true, faults: addressFaults },
  guid: { isRequired: true, attributes: ["isPermaLink"], faults: guidFaults },
  pubDate: { faults: dateFaults },
  author: { faults: ({ textContent }) => (/^\S+@\S+ \(.+\)$/.test(textContent) ? [] : ["is not «address (name)»"]) },
  "dc:creator": { isRepeatable: true, faults: blankFaults },
  "dc:language": { faults: languageFaults },
  category: { isRepeatable: true, attributes: ["domain"], faults: plainFaults },
  description: { isRequired: true, faults: ({ textContent }) => readerHtmlFaults(textContent) },
  "content:encoded": { faults: ({ textContent }) => readerHtmlFaults(textContent) },
};

/**
 * Which rules a feed breaks, in words; none for one that the validators take without an error or a warning. Stricter
 * than they are where it costs nothing: dates in GMT alone, and no element beyond those listed above.
 * Sources: RSS 2.0 and the Best Practices Profile (rssboard.org), and what the W3C feed validator reports.
 * @param address where the feed was found
 */
export function brokenRssRules(xml: string, address: string): string[] {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  const root = document.documentElement;
  if (document.querySelector("parsererror")) return ["the feed is not well formed"];
  if (root.tagName !== "rss") return [`the feed is ${root.tagName}, not rss`];
  const [channel, ...others] = root.children;
  if (channel?.tagName !== "channel" || others.length > 0) return ["rss does not hold one channel"];
  return [
    ...(document.doctype ? ["the feed has a document type"] : []),
    ...(root.getAttribute("version") === "2.0" ? [] : ["rss is not of version 2.0"]),
    ...vocabularyFaults(root),
    ...textFaults(xml),
    ...groupFaults(channel, CHANNEL),
    ...selfFaults(channel, address),
    ...itemFaults(channel),
  ];
}

function nameOf({ namespaceURI, localName, tagName }: Element): string {
  if (!namespaceURI) return localName;
  return VOCABULARIES[namespaceURI] ? `${VOCABULARIES[namespaceURI]}:${localName}` : tagName;
}

function textOf(parent: Element, name: string): string[] {
  return [...parent.children].filter((child) => nameOf(child) === name).map(({ textContent }) => textContent.trim());
}

function vocabularyFaults(root: Element): string[] {
  return [...root.attributes].flatMap(({ name, value }) => {
    if (name === "version" || name === `xmlns:${VOCABULARIES[value]}`) return [];
    return [`rss has the attribute ${name} for ${value}`];
  });
}

/** What is said of all texts at once. */
function textFaults(xml: string): string[] {
  const named = /<(title|category|copyright|generator)\b[^>]*>[^<]*(?:&amp;|&lt;|<!\[CDATA\[)/.exec(xml);
  return [
    ...(/[\u0080-\u009F\uFFFD]/.test(xml) ? ["the feed holds characters that stand for nothing"] : []),
    ...(named ? [`${named[1]} writes & or < otherwise than as a hexadecimal reference`] : []),
  ];
}

/** How the elements of a channel or an item stand together, and each by itself. */
function groupFaults(parent: Element, rules: Rules): string[] {
  const names = [...parent.children].map(nameOf);
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  const stray = [...parent.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim());
  return [
    ...(stray ? [`${parent.tagName} holds text between its elements`] : []),
    ...Object.keys(rules).flatMap((name) => [
      ...(rules[name]?.isRequired && !names.includes(name) ? [`${parent.tagName} has no ${name}`] : []),
      ...(!rules[name]?.isRepeatable && isTwice(name) ? [`${parent.tagName} has more than one ${name}`] : []),
    ]),
    ...[...parent.children].flatMap((child) =>
      elementFaults(child, rules[nameOf(child)]).map((fault) => `${parent.tagName}'s ${nameOf(child)} ${fault}`),
    ),
  ];
}

function elementFaults(element: Element, rule: Rule | undefined): string[] {
  if (!rule) return ["is not known"];
  const unknown = element.getAttributeNames().filter((name) => !rule.attributes?.includes(name));
  return [
    ...unknown.map((name) => `has the attribute ${name}`),
    ...(element.tagName !== "item" && element.children.length > 0 ? ["holds elements"] : []),
    ...(rule.faults?.(element) ?? []),
  ];
}

function selfFaults(channel: Element, address: string): string[] {
  const own = [...channel.children].filter((child) => child.getAttribute("rel") === "self");
  const isRight = own[0]?.getAttribute("href") === address && own[0].getAttribute("type") === "application/rss+xml";
  return own.length === 1 && isRight ? [] : [`channel does not name ${address} as its own`];
}

function itemFaults(channel: Element): string[] {
  const items = [...channel.children].filter(({ tagName }) => tagName === "item");
  const guids = items.flatMap((item) => textOf(item, "guid"));
  const isMisplaced = [...channel.children]
    .slice(0, -items.length || undefined)
    .some(({ tagName }) => tagName === "item");
  return [
    ...(isMisplaced ? ["channel says of itself what should stand before its items"] : []),
    ...(new Set(guids).size < guids.length ? ["two items have the same guid"] : []),
    ...items.flatMap((item) => [...groupFaults(item, ITEM), ...togetherFaults([...item.children].map(nameOf))]),
  ];
}

function togetherFaults(names: readonly string[]): string[] {
  const isLate = names.indexOf("description") > names.indexOf("content:encoded") && names.includes("content:encoded");
  return [
    ...(isLate ? ["item's description comes after its content:encoded"] : []),
    ...(names.includes("author") && names.includes("dc:creator") ? ["item has both author and dc:creator"] : []),
  ];
}
