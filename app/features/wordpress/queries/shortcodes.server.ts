const CAPTION = /\[(wp_)?caption\b[^[\]]*\]([^[]*(?:\[(?!\/?(?:wp_)?caption\b)[^[]*)*)\[\/(?:wp_)?caption\]/gi;
const EMBED = /\[embed\b[^[\]]*\]\s*(https?:\/\/[^\s[\]<"]+)\s*\[\/embed\]/gi;
const GALLERY = /\[gallery\b([^[\]]*)\]/gi;
const PICTURE = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i;
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+=(?:"[^"[]*"|'[^'[]*'|[^\s[\]"']+))*)\s*\/?\]/gi;
const CLOSING = /\[\/([\w-]+)\]/g;
const CODE_SHORTCODE = /\[(?:source)?code\b[^[\]]*\]([^[]*(?:\[(?!\/?(?:source)?code\b)[^[]*)*)\[\/(?:source)?code\]/gi;
const CODE = /(<pre\b[^<]*(?:<(?!\/?pre\b)[^<]*)*<\/pre>|<code\b[^<]*(?:<(?!\/?code\b)[^<]*)*<\/code>)/i;

/** A text without the marks by which plugins of WordPress draw something, and which of these were left out. */
export interface WithoutShortcodes {
  html: string;
  leftOut: string[];
}

/**
 * Captions, embedded addresses, galleries and code become HTML; other shortcodes go, what stands between a pair of them
 * stays. A word in brackets, such as [sic], is none, and neither is anything within code.
 * @param pictureOf the HTML of a picture of the media library by its id; empty where there is none
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
      .replace(CAPTION, (_, __, inside: string) => figureOf(inside))
      .replace(EMBED, (_, address: string) => `<p><a href="${address}">${address}</a></p>`)
      .replace(GALLERY, (_, attributes: string) => galleryOf(attributes, pictureOf))
      .replace(SHORTCODE, (whole, slash: string, name: string, attributes: string) => {
        const isShortcode = slash !== "" || attributes !== "" || /[_-]/.test(name) || closed.has(name);
        if (!isShortcode) return whole;
        leftOut.add(name.toLowerCase());
        return "";
      });
  });
  return { html: shown.join(""), leftOut: [...leftOut] };
}

function figureOf(inside: string): string {
  const [picture = ""] = PICTURE.exec(inside) ?? [];
  const caption = inside.replace(picture, "").trim();
  return picture ? `\n\n<figure>${picture}<figcaption>${caption}</figcaption></figure>\n\n` : inside;
}

function galleryOf(attributes: string, pictureOf: (id: string) => string): string {
  const ids = /\bids=["']?([\d\s,]+)/.exec(attributes)?.[1]?.split(",") ?? [];
  return ids.map((id) => `\n\n<p>${pictureOf(id.trim())}</p>\n\n`).join("");
}
