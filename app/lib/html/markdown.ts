import type { StateCore, Token } from "markdown-it";
import MarkdownIt from "markdown-it";
import { countWords } from "~/lib/text/reading-time";
import type { Heading } from "./heading-anchors";
import { withHeadingAnchors } from "./heading-anchors";
import { withResponsivePictures } from "./responsive-pictures";
import { sanitizeHtml } from "./sanitize-html";

/** A text written in Markdown, ready to be shown. */
export interface RenderedMarkdown {
  /** Sanitised: safe to set as it is. */
  html: string;
  /** Its headings of the second and third level, each with the id it carries. */
  headings: Heading[];
  wordCount: number;
  /** Of its text as one reads it: the space between two blocks is one character. */
  characterCount: number;
  /** How many of its pictures lie on other sites: they stand as links. */
  foreignPictures: number;
}

const INLINE_TAG = /<\/?(?:a|b|code|em|i|s|strong|sub|sup|u)\b[^<>]*>/g;

// As deep as CommonMark's own preset of the library: what opens and never closes is looked through once for each level.
const renderer = new MarkdownIt({ html: true, linkify: true, maxNesting: 20 });

// A paragraph that holds a picture alone is a figure, with the picture's title as its caption.
renderer.core.ruler.after("inline", "figures", (state) => {
  const { tokens } = state;
  for (const [index, token] of tokens.entries()) {
    const picture = token.children?.length === 1 ? token.children[0] : undefined;
    const [start, end] = [tokens[index - 1], tokens[index + 1]];
    if (picture?.type !== "image" || start?.type !== "paragraph_open" || start.hidden || !end) continue;
    start.tag = "figure";
    end.tag = "figure";
    token.children?.push(...captionOf(picture, state));
  }
});

// 'Next.js' and 'zellige.ma' in running text are names, not links.
renderer.linkify.set({ fuzzyLink: false });

// The page has its own first-level heading; the sanitiser knows no heading below the fourth.
renderer.core.ruler.push("heading-levels", ({ tokens }) => {
  for (const token of tokens) {
    if (token.type !== "heading_open" && token.type !== "heading_close") continue;
    token.tag = `h${Math.min(4, Math.max(2, Number(token.tag.slice(1))))}`;
  }
});

/**
 * Markdown as sanitised HTML. HTML in the source is kept as far as the sanitiser lets it. Headings carry ids of their
 * own, wide tables and code can be scrolled by keyboard, and pictures of this site are loaded when they come into
 * sight.
 * @param siteHost host (and port) of this site, for its pictures that are given by their whole address
 * Source: CommonMark 0.31 with tables and strikethrough.
 */
export function renderMarkdown(markdown: string, siteHost?: string): RenderedMarkdown {
  const { html, headings } = withHeadingAnchors(sanitizeHtml(renderer.render(markdown)));
  const { html: shown, foreignPictures } = withResponsivePictures(html, siteHost);
  const text = html.replace(INLINE_TAG, "").replace(/<[^<>]*>/g, " ");
  return {
    html: shown
      .replaceAll("<table>", '<div class="table-scroll" role="group" tabindex="0"><table>')
      .replaceAll("</table>", "</table></div>")
      .replaceAll("<pre>", '<pre tabindex="0">'),
    headings,
    wordCount: countWords(text),
    characterCount: countCharacters(text),
    foreignPictures,
  };
}

function countCharacters(text: string): number {
  return [
    ...text
      .replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,31});/gi, "_")
      .split(/\s+/)
      .filter(Boolean)
      .join(" "),
  ].length;
}

function captionOf(picture: Token, state: StateCore): Token[] {
  const title = picture.attrGet("title");
  if (!title) return [];
  const text = new state.Token("text", "", 0);
  text.content = String(title);
  return [new state.Token("caption_open", "figcaption", 1), text, new state.Token("caption_close", "figcaption", -1)];
}
