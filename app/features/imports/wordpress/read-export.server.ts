import { createReadStream } from "node:fs";
import { SaxesParser } from "saxes";
import type { ExportEntry, ExportTerm } from "~/features/imports/wordpress/model/export";
import { UnreadableExportError } from "~/features/imports/wordpress/model/export";

/** Of one text, in characters: the parser holds it whole. */
const TEXT_MAX = 4 * 1024 * 1024;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them, and exports of old articles hold some
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * What an export holds, read as it goes: of a file of any size no more is in memory than its longest text.
 * @throws UnreadableExportError for what is no export, is cut off, or declares entities, of which a few lines may stand for gigabytes
 */
export async function* readExport(file: string): AsyncGenerator<ExportEntry> {
  const builder = new ExportBuilder();
  const parser = startParser(builder);
  const source = createReadStream(file, { encoding: "utf8" });
  try {
    for await (const chunk of source as AsyncIterable<string>) {
      parser.write(chunk.replace(FORBIDDEN, ""));
      if (parser.position - builder.readTo > TEXT_MAX)
        throw unreadable(parser, "un texte dépasse 4 millions de caractères");
      yield* builder.take();
    }
    parser.close();
    yield* builder.take();
  } finally {
    source.destroy();
  }
  if (!builder.isExport) throw new UnreadableExportError(1, "ce n’est pas un export de WordPress (WXR)");
}

function startParser(builder: ExportBuilder): SaxesParser {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    // What HTML alone names stands in titles of old exports; it is read as HTML later.
    if (error.message.endsWith("undefined entity.")) return;
    throw unreadable(parser, "le fichier est abîmé ou incomplet à partir d’ici");
  });
  parser.on("doctype", () => {
    throw unreadable(parser, "un DOCTYPE n’a rien à faire dans un export de WordPress");
  });
  parser.on("opentag", ({ name, attributes }) => {
    builder.readTo = parser.position;
    builder.open(name, attributes as Record<string, string>, parser.line);
  });
  parser.on("closetag", ({ name }) => {
    builder.readTo = parser.position;
    builder.close(name);
  });
  parser.on("text", (text) => builder.add(text));
  parser.on("cdata", (text) => builder.add(text));
  return parser;
}

function unreadable({ line }: SaxesParser, message: string): UnreadableExportError {
  return new UnreadableExportError(line, message);
}

/** The elements of an item that are read; comments and what plugins add are passed over. */
const FIELDS = new Set([
  ...["title", "link", "dc:creator", "content:encoded", "excerpt:encoded", "wp:post_id", "wp:post_type", "wp:status"],
  ...[
    "wp:post_name",
    "wp:post_date",
    "wp:post_date_gmt",
    "wp:post_modified_gmt",
    "wp:post_password",
    "wp:attachment_url",
  ],
]);
const AUTHOR_FIELDS = new Set(["wp:author_login", "wp:author_email", "wp:author_display_name"]);
/** Values that plugins add to an item by the hundred; these two say which picture is its own, and what it shows. */
const META = new Set(["_thumbnail_id", "_wp_attachment_image_alt"]);
const TERMS_MAX = 200;

class ExportBuilder {
  /** How far the parser had come when an element began or ended. */
  readTo = 0;
  isExport = false;
  #ready: ExportEntry[] = [];
  readonly #path: string[] = [];
  #text = "";
  #item: {
    line: number;
    fields: Record<string, string>;
    terms: ExportTerm[];
    meta: Record<string, string>;
    commentCount: number;
  } | null = null;
  #author: Record<string, string> | null = null;
  #category: { number: string; slug: string } | null = null;
  #term: ExportTerm | null = null;
  #metaKey = "";

  /** The entries that are whole by now, once. */
  take(): ExportEntry[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  open(name: string, attributes: Record<string, string>, line: number): void {
    this.#path.push(name);
    this.#text = "";
    if (name === "item") this.#item = { line, fields: {}, terms: [], meta: {}, commentCount: 0 };
    else if (name === "wp:author") this.#author = {};
    else if (name === "wp:category") this.#category = { number: "", slug: "" };
    else if (name === "category" && this.#item) {
      this.#term = { domain: attributes.domain ?? "", slug: attributes.nicename ?? "", name: "" };
    }
  }

  add(text: string): void {
    if (!this.#path.includes("wp:comment")) this.#text += text;
  }

  close(name: string): void {
    this.#path.pop();
    const text = this.#text;
    this.#text = "";
    const parent = this.#path.at(-1);
    if (name === "wp:wxr_version") this.isExport = true;
    if (this.#item) this.#closeInItem(name, text, parent);
    else if (name === "wp:author") this.#endAuthor();
    else if (this.#category) this.#closeInCategory(name, text, this.#category);
    else if (this.#author && AUTHOR_FIELDS.has(name)) this.#author[name] = text;
    else if (parent === "channel" && ["wp:base_blog_url", "link"].includes(name)) this.#site(text);
    else if (parent === "channel" && name === "language")
      this.#ready.push({ kind: "site", base: "", language: text.trim() });
  }

  #closeInItem(name: string, text: string, parent: string | undefined): void {
    const item = this.#item!;
    if (name === "item") {
      this.#item = null;
      this.#ready.push({ kind: "item", ...item });
    } else if (name === "wp:comment") item.commentCount += 1;
    else if (name === "wp:meta_key" && parent === "wp:postmeta") this.#metaKey = text;
    else if (name === "wp:meta_value" && parent === "wp:postmeta" && META.has(this.#metaKey)) {
      item.meta[this.#metaKey] = text;
    } else if (name === "category" && this.#term) {
      if (item.terms.length < TERMS_MAX) item.terms.push({ ...this.#term, name: text });
      this.#term = null;
    } else if (parent === "item" && FIELDS.has(name)) item.fields[name] = text;
  }

  #closeInCategory(name: string, text: string, category: { number: string; slug: string }): void {
    if (name === "wp:term_id") category.number = text.trim();
    else if (name === "wp:category_nicename") category.slug = text.trim();
    else if (name === "wp:category") {
      this.#category = null;
      this.#ready.push({ kind: "category", ...category });
    }
  }

  #endAuthor(): void {
    const { "wp:author_login": login = "", "wp:author_email": email = "" } = this.#author ?? {};
    const name = this.#author?.["wp:author_display_name"] || login;
    this.#author = null;
    if (login) this.#ready.push({ kind: "author", login, email, name });
  }

  #site(text: string): void {
    const base = text.trim().replace(/(?<!\/)\/+$/, "");
    if (URL.canParse(base)) this.#ready.push({ kind: "site", base, language: "" });
  }
}
