/** An element of XML; what stands in it is either text or other elements. */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  children?: string | readonly XmlElement[];
}

/** Characters that XML 1.0 allows nowhere, not even escaped (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const NAMES: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

/** A whole XML document. Every text and every attribute is escaped; names of elements are the caller's own words. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${serialise(root)}\n`;
}

function serialise({ name, attributes = {}, children = [] }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const content = typeof children === "string" ? escapeText(children) : children.map(serialise).join("");
  const start = name + written.join("");
  return content ? `<${start}>${content}</${name}>` : `<${start}/>`;
}

/** A text between tags. RSS readers agree on hexadecimal references. Source: RSS Best Practices, "Character Data". */
function escapeText(text: string): string {
  return text
    .replace(FORBIDDEN, "\uFFFD")
    .replaceAll("&", "&#x26;")
    .replaceAll("<", "&#x3C;")
    .replaceAll("]]>", "]]&#x3E;");
}

/** A text fit to stand in an element or in a quoted attribute, of XML and of HTML alike. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "\uFFFD").replace(/[&<>"']/g, (letter) => `&${NAMES[letter]};`);
}
