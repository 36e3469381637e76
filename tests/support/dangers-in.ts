const HARMLESS = new Set(
  "p br hr h2 h3 h4 ul ol li blockquote pre code strong b em i u s sub sup a img figure figcaption"
    .split(" ")
    .concat("table caption thead tbody tfoot tr th td".split(" ")),
);
const ATTRIBUTES = new Set(
  "href title rel src alt width height loading decoding start colspan rowspan scope".split(" "),
);

/**
 * What a browser would make of the text, and everything in it that could run, style, name or lead elsewhere.
 * Needs a DOM.
 */
export function dangersIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, "text/html");
  return [...body.querySelectorAll("*")].flatMap((element) => [
    ...(HARMLESS.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].flatMap(({ name, value }) => dangerOf(name, value)),
  ]);
}

function dangerOf(name: string, value: string): string[] {
  if (!ATTRIBUTES.has(name)) return [name];
  if (name !== "href" && name !== "src") return [];
  const url = new URL(value, "https://site.example/");
  const isHere = !/^(https?|mailto|tel):/i.test(value) && url.host !== "site.example";
  return isHere || !["http:", "https:", "mailto:", "tel:"].includes(url.protocol) ? [value] : [];
}
