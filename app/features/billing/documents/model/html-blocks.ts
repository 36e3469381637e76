import { withoutBreaks } from "~/lib/text/clean-text";

export interface TextBlock {
  type: "title" | "paragraph" | "item";
  text: string;
}

const BLOCK_TAGS = /^(p|h[1-6]|li|ul|ol|blockquote|pre|div|table|tr|figure|figcaption|hr|caption)$/;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** The blocks of sanitised HTML in their order, as plain text. */
export function htmlBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let type: TextBlock["type"] = "paragraph";
  let text = "";
  const end = () => {
    const words = text
      .replace(/[ \t\r\f]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .trim();
    if (words) blocks.push({ type, text: words });
    text = "";
  };
  for (const [, closing, name, words] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>|([^<]+|<)/gi)) {
    const tag = name?.toLowerCase();
    if (words !== undefined) text += decoded(withoutBreaks(words));
    else if (tag === "br") text += "\n";
    else if (tag === "td" || tag === "th") text += " ";
    else if (tag !== undefined && BLOCK_TAGS.test(tag)) {
      end();
      type = "paragraph";
      if (!closing && tag === "li") type = "item";
      if (!closing && /^h[1-6]$/.test(tag)) type = "title";
    }
  }
  end();
  return blocks;
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
