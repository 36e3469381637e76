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
export function readerHtmlFaults(html: string): string[] {
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
