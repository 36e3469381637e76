import TurndownService from "turndown";

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:\?[^#?]*)?$/i;

/** HTML that was sanitised as the Markdown which articles hold; what Markdown has no sign for stays as it is. */
export function toMarkdown(html: string): string {
  return converter.turndown(html).trim();
}

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
