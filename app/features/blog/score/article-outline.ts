interface Block {
  kind: "heading" | "paragraph" | "item" | "cell" | "code";
  text: string;
}

export interface ArticleOutline {
  blocks: Block[];
  links: string[];
  /** Alternative text of each picture; empty when there is none. */
  pictures: string[];
  lists: number;
}

const PIECE = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>|[^<]+/g;
const KINDS: Readonly<Record<string, Block["kind"]>> = {
  p: "paragraph",
  blockquote: "paragraph",
  figcaption: "paragraph",
  caption: "paragraph",
  li: "item",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  td: "cell",
  th: "cell",
  pre: "code",
};
const PARTING = /^(?:p|blockquote|fig\w+|caption|li|[uo]l|h[2-4r]|t[dhr]|table|thead|tbody|tfoot|pre|div)$/;
const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/**
 * The parts of an article, from the HTML which `renderMarkdown` has sanitised: well formed, with no `>` in an attribute.
 */
export function outlineOf(html: string): ArticleOutline {
  const outline: ArticleOutline = { blocks: [], links: [], pictures: [], lists: 0 };
  const open: Block["kind"][] = [];
  let block: Block = { kind: "paragraph", text: "" };
  for (const [piece, closing, tag, attributes = ""] of html.matchAll(PIECE)) {
    if (tag === undefined) block.text += decoded(piece);
    else if (tag === "br") block.text += " ";
    else if (PARTING.test(tag)) {
      const kind = KINDS[tag];
      if (kind && closing) open.pop();
      else if (kind) open.push(kind);
      outline.blocks.push(block);
      // A paragraph inside an item or a cell counts as that item or cell.
      block = { kind: open.findLast((kind) => kind !== "paragraph") ?? "paragraph", text: "" };
    }
    if (closing) continue;
    if (tag === "a") outline.links.push(attribute(attributes, "href"));
    if (tag === "img") outline.pictures.push(attribute(attributes, "alt").trim());
    if (tag === "ul" || tag === "ol" || tag === "table") outline.lists += 1;
  }
  const blocks = [...outline.blocks, block].map(({ kind, text }) => ({ kind, text: text.replace(/\s+/g, " ").trim() }));
  return { ...outline, blocks: blocks.filter(({ text }) => text) };
}

function attribute(attributes: string, name: string): string {
  return decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
