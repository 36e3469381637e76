import type { IOptions } from "sanitize-html";
import sanitize from "sanitize-html";

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
