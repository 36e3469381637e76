import type { IFrame, IOptions } from "sanitize-html";
import sanitize from "sanitize-html";
import { linkAddress, webAddress } from "~/lib/web/web-address";

const TAGS = [
  ...["p", "br", "hr", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "pre", "code"],
  ...["strong", "b", "em", "i", "u", "s", "sub", "sup", "a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td", "div"],
];

/** Elements whose text is no text: dropped with everything in them. */
const DROPPED_WHOLE = [
  ...["script", "style", "template", "noscript", "noembed", "noframes", "iframe", "object", "svg", "math"],
  ...["textarea", "option", "select", "title", "xmp", "plaintext", "audio", "video"],
];

const options: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "width", "height", "loading", "decoding"],
    ol: ["start"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  // A box around paragraphs is the one thing that a class may say.
  allowedClasses: { div: ["callout"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  parseStyleAttributes: false,
  nestingLimit: 40,
  transformTags: {
    // The page has its own first-level heading.
    h1: "h2",
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: { ...(href !== undefined && { href: linkAddress(href) }), ...attribs, rel: "noopener" },
    }),
    img: (tagName, { src, ...attribs }) => {
      const address = webAddress(src ?? null);
      const shown = { alt: "", ...attribs, loading: "lazy", decoding: "async" };
      return { tagName, attribs: address ? { ...shown, src: address } : shown };
    },
  },
  exclusiveFilter: ({ tag, attribs }: IFrame) => tag === "img" && !attribs.src,
};

/** Broken markup may only settle after it was written out and read again. */
const PASSES_MAX = 5;

/**
 * Rich text of an editor or a machine, fit to be shown: only elements of running text, with no attribute that runs,
 * styles or names anything, and only http(s), mailto, tel and relative addresses. Sanitising twice changes nothing.
 * Rule: OWASP XSS prevention, "HTML sanitization", by an allow-list.
 */
export function sanitizeHtml(html: string): string {
  let clean = sanitize(html, options).trim();
  for (let pass = 1; pass < PASSES_MAX; pass += 1) {
    const cleaner = sanitize(clean, options).trim();
    if (cleaner === clean) break;
    clean = cleaner;
  }
  return clean;
}

/** Whether sanitised rich text shows anything at all: an editor leaves `<p></p>` behind. */
export function hasVisibleContent(html: string): boolean {
  return /<(img|hr)\b/.test(html) || /[^\s\u00a0]/.test(html.replace(/<[^<>]*>/g, "").replaceAll("&nbsp;", ""));
}

/** Mail programs and telephones open no page: a new tab would stay empty. */
const OPENS_NO_PAGE = /^(mailto|tel):/;

const OPTIONS: IOptions = {
  // The HTML is sanitised already: all but its links stays as it is.
  allowedTags: false,
  allowVulnerableTags: true,
  allowedAttributes: false,
  selfClosing: ["img", "br", "hr", "source"],
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: OPENS_NO_PAGE.test(attribs.href ?? "") ? attribs : { target: "_blank", ...attribs },
    }),
  },
};

/** Sanitised HTML whose links to pages open in a new tab. */
export function withExternalLinks(sanitisedHtml: string): string {
  return sanitize(sanitisedHtml, OPTIONS);
}
