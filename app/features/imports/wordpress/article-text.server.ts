import { decodeHTML, escapeAttribute } from "entities";
import TurndownService from "turndown";
import { sanitizeHtml } from "~/lib/html/sanitize-html";
import type { ExportIndex } from "./export-index.server";
import { withoutShortcodes, withParagraphs } from "./former-markup.server";

export interface ArticleText {
  markdown: string;
  /** Addresses of its pictures, which still lie elsewhere. */
  pictures: string[];
  shortcodes: string[];
}

const FRAME = /<iframe\b[^<>]*>(?:[^<]*<\/iframe>)?/gi;
const FRAME_ADDRESS = /\bsrc=["'](https?:\/\/[^"']+)["']/i;
const IMG = /<img\b[^<>]*>/gi;
const FOREIGN_PICTURE = /!\[(?:[^[\]\\]|\\.)*\]\((https?:\/\/[^\s)]+)/g;

const CODE = /<code\b[^<>]*>([^<]*(?:<(?!\/?code\b)[^<]*)*)<\/code>/gi;
const BREAK = /<br\s{0,9}\/?>/i;
const BREAKS = /<br\s{0,9}\/?>\n?/gi;

const LINK = / href="(?:https?:\/\/([^/"?#]+))?([/?][^"]*)?"/gi;
const NUMBER = /[?&](?:p|page_id)=(\d+)(?![^&#])/;

/** The text of an article of WordPress as Markdown: nothing in it runs, and it shows the pictures in full. */
export function readArticleText(html: string, index: ExportIndex): ArticleText {
  const { html: plain, leftOut } = withoutShortcodes(html, (id) => {
    const { files } = index;
    const file = files.get(id);
    return file ? `<img src="${escapeAttribute(file.url)}" alt="${escapeAttribute(file.alt)}">` : "";
  });
  const framed = withParagraphs(plain).replace(FRAME, (frame) => {
    const address = FRAME_ADDRESS.exec(frame)?.[1];
    return address ? `<p><a href="${address}">${address}</a></p>` : frame;
  });
  // A picture shown in part of its size is replaced by its whole file, which `wp-image-12` names.
  const whole = withCodeLines(withKnownElements(framed)).replace(IMG, (img) => {
    const file = index.files.get(/\bwp-image-(\d+)\b/.exec(img)?.[1] ?? "");
    if (!file) return img.replace(/\bsrc=(["'])\/(?!\/)/i, (_, quote: string) => `src=${quote}${index.base}/`);
    const alt = decodeHTML(/\balt=["']([^"']*)["']/i.exec(img)?.[1] ?? "") || file.alt;
    return `<img src="${escapeAttribute(file.url)}" alt="${escapeAttribute(alt)}">`;
  });
  const shown = sanitizeHtml(whole);
  const markdown = converter.turndown(withOwnLinks(shown, index)).trim();
  const pictures = new Set([...markdown.matchAll(FOREIGN_PICTURE)].map(([, address = ""]) => address));
  return { markdown, pictures: [...pictures], shortcodes: leftOut };
}

/** Elements that the sanitiser drops, as those that it knows: struck words stay so, and blocks of words stay apart. */
function withKnownElements(html: string): string {
  return html
    .replace(/<(\/?)(?:del|strike)\b[^<>]*>/gi, "<$1s>")
    .replace(
      /<(\/?)(?:dt|dd|details|summary|section|article|aside|header|footer|address|center)\b[^<>]*>/gi,
      "<$1div>",
    );
}

function withCodeLines(html: string): string {
  const [before = "", ...parts] = html.split(/<pre\b[^<>]*>/i);
  const blocks = parts.map((part) => {
    const end = part.search(/<\/pre>/i);
    return end < 0 ? `<pre>${part}` : `<pre>${codeOf(part.slice(0, end))}${withCodeBlocks(part.slice(end))}`;
  });
  return [withCodeBlocks(before), ...blocks].join("");
}

/** Code of several lines is a block, whether or not it was marked as one: within a line it would lose its lines. */
function withCodeBlocks(html: string): string {
  return html.replace(CODE, (code, inside: string) => (BREAK.test(inside) ? `<pre>${codeOf(inside)}</pre>` : code));
}

function codeOf(html: string): string {
  return `<code>${html.replace(BREAKS, "\n").replace(/<[^<>]*>/g, "")}</code>`;
}

/** Points links of the old site to the same path here, links by number to their article. Files stay there. */
function withOwnLinks(html: string, { base, addresses }: ExportIndex): string {
  if (!URL.canParse(base)) return html;
  const home = new URL(base);
  const root = home.pathname.replace(/\/$/, "");
  return html.replace(LINK, (whole, linked: string | undefined, written: string | undefined) => {
    const path = written?.startsWith("?") ? `${root}/${written}` : (written ?? "/");
    const isOwn = !linked || linked.toLowerCase().replace(/^www\./, "") === home.host.replace(/^www\./, "");
    if (!isOwn) return whole;
    const number = path.startsWith(`${root}/?`) ? NUMBER.exec(decodeHTML(path))?.[1] : undefined;
    const address = number && addresses.get(number);
    if (address) return ` href="${escapeAttribute(address)}${/#[^#]*$/.exec(path)?.[0] ?? ""}"`;
    return linked && !path.includes("/wp-content/") ? ` href="${path}"` : whole;
  });
}

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:\?[^#?]*)?$/i;

const converter = new TurndownService({
  headingStyle: "atx",
  codeBlockStyle: "fenced",
  bulletListMarker: "-",
  emDelimiter: "*",
  hr: "---",
});

converter.keep(["sub", "sup", "u"]);

converter.addRule("table", {
  filter: "table",
  // An empty line would end the block.
  replacement: (_, node) => `\n\n${(node as HTMLElement).outerHTML.replace(/\n\s*\n/g, "\n")}\n\n`,
});

/** The signs strike within one paragraph. */
converter.addRule("struck", {
  filter: ["s"],
  replacement: (text) =>
    text
      .split(/(\n{2,})/)
      .map((part) => (part.trim() ? `~~${part.trim()}~~` : part))
      .join(""),
});

converter.addRule("picture", { filter: "img", replacement: (_, node) => pictureText(node as HTMLElement, "") });

/** Its caption is the picture's title, which the site shows below it. */
converter.addRule("figure", {
  filter: (node) => node.nodeName === "FIGURE" && node.getElementsByTagName("img").length === 1,
  replacement: (_, node) => {
    const figure = node as HTMLElement;
    const caption = figure.getElementsByTagName("figcaption")[0]?.textContent ?? "";
    return `\n\n${pictureText(figure.getElementsByTagName("img")[0] as HTMLElement, caption)}\n\n`;
  },
});

/** A picture that leads to itself in full: here it is shown in every size. */
converter.addRule("link of a picture", {
  filter: (node) =>
    node.nodeName === "A" &&
    PICTURE_FILE.test(node.getAttribute("href") ?? "") &&
    node.getElementsByTagName("img").length === 1 &&
    node.textContent?.trim() === "",
  replacement: (text) => text,
});

function pictureText(img: HTMLElement, caption: string): string {
  const src = (img.getAttribute("src") ?? "").replace(/[\s()<>]/g, (sign) =>
    encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"),
  );
  const alt = oneLine(img.getAttribute("alt") ?? "").replace(/[[\]\\]/g, "\\$&");
  const title = oneLine(caption).replace(/["\\]/g, "\\$&");
  return src ? `![${alt}](${src}${title && ` "${title}"`})` : "";
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
