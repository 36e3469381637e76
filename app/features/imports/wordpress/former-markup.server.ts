const BLOCK =
  /^<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|figure|figcaption|table|thead|tbody|tr|td|th|div|hr|section|article|iframe|form|dl|dt|dd)\b/i;

/** Makes paragraphs of empty lines, as the former editor means them. A text that has paragraphs stays as it is. */
export function withParagraphs(html: string): string {
  if (/<p[\s>]/i.test(html) || /<!-- wp:/.test(html)) return html;
  // Empty lines within code part nothing.
  const [blocks, kept] = setAside(html.replace(/\ue000/g, "").replace(/\r\n?/g, "\n"));
  return blocks
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) =>
      BLOCK.test(block) || /^\ue000\d+\ue000$/.test(block) ? block : `<p>${block.replaceAll("\n", "<br>\n")}</p>`,
    )
    .join("\n\n")
    .replace(/\ue000(\d+)\ue000/g, (_, place: string) => kept[Number(place)] ?? "");
}

/** Replaces code blocks with markers of a private-use character, so that they are not split into paragraphs. */
function setAside(html: string): [html: string, kept: string[]] {
  const kept: string[] = [];
  const marked = html.replace(/<pre\b[^<]*(?:<(?!\/?pre\b)[^<]*)*<\/pre>/gi, (block) => {
    kept.push(block);
    return `\n\n\ue000${kept.length - 1}\ue000\n\n`;
  });
  return [marked, kept];
}

const CAPTION = /\[(wp_)?caption\b[^[\]]*\]([^[]*(?:\[(?!\/?(?:wp_)?caption\b)[^[]*)*)\[\/(?:wp_)?caption\]/gi;
const EMBED = /\[embed\b[^[\]]*\]\s*(https?:\/\/[^\s[\]<"]+)\s*\[\/embed\]/gi;
const GALLERY = /\[gallery\b([^[\]]*)\]/gi;
const PICTURE = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i;
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+=(?:"[^"[]*"|'[^'[]*'|[^\s[\]"']+))*)\s*\/?\]/gi;
const CLOSING = /\[\/([\w-]+)\]/g;
const CODE_SHORTCODE = /\[(?:source)?code\b[^[\]]*\]([^[]*(?:\[(?!\/?(?:source)?code\b)[^[]*)*)\[\/(?:source)?code\]/gi;
const CODE = /(<pre\b[^<]*(?:<(?!\/?pre\b)[^<]*)*<\/pre>|<code\b[^<]*(?:<(?!\/?code\b)[^<]*)*<\/code>)/i;

interface WithoutShortcodes {
  html: string;
  leftOut: string[];
}

/**
 * Turns captions, embeds, galleries and code into HTML and drops other shortcodes, keeping what a pair encloses.
 * A word in brackets, such as [sic], is none. @param pictureOf the HTML of a library picture by id, or ''
 */
export function withoutShortcodes(html: string, pictureOf: (id: string) => string): WithoutShortcodes {
  const leftOut = new Set<string>();
  const parts = html.replace(CODE_SHORTCODE, (_, code: string) => `\n\n<pre>${code.trim()}</pre>\n\n`).split(CODE);
  const isCode = (place: number) => place % 2 === 1;
  const prose = parts.filter((_, place) => !isCode(place)).join("");
  const closed = new Set([...prose.matchAll(CLOSING)].map(([, name]) => name));
  const shown = parts.map((part, place) => {
    if (isCode(place)) return part;
    return part
      .replace(CAPTION, (_, __, inside: string) => {
        const [picture = ""] = PICTURE.exec(inside) ?? [];
        const caption = inside.replace(picture, "").trim();
        return picture ? `\n\n<figure>${picture}<figcaption>${caption}</figcaption></figure>\n\n` : inside;
      })
      .replace(EMBED, (_, address: string) => `<p><a href="${address}">${address}</a></p>`)
      .replace(GALLERY, (_, attributes: string) => {
        const ids = /\bids=["']?([\d\s,]+)/.exec(attributes)?.[1]?.split(",") ?? [];
        return ids.map((id) => `\n\n<p>${pictureOf(id.trim())}</p>\n\n`).join("");
      })
      .replace(SHORTCODE, (whole, slash: string, name: string, attributes: string) => {
        const isShortcode = slash !== "" || attributes !== "" || /[_-]/.test(name) || closed.has(name);
        if (!isShortcode) return whole;
        leftOut.add(name.toLowerCase());
        return "";
      });
  });
  return { html: shown.join(""), leftOut: [...leftOut] };
}
