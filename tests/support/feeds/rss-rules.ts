import { JSDOM } from "jsdom";
import { readerHtmlFaults } from "./reader-html-faults";
import { addressFaults, blankFaults, dateFaults, guidFaults, languageFaults, plainFaults } from "./rss-values";

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

const { DOMParser } = new JSDOM().window;

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
