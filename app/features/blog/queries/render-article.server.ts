import { LRUCache } from "lru-cache";
import type { RenderedMarkdown } from "~/lib/html/markdown";
import { renderMarkdown } from "~/lib/html/markdown";
import { siteHost } from "~/server/env.server";

const TEXTS_REMEMBERED = 60;

const rendered = new LRUCache<string, RenderedMarkdown>({ max: TEXTS_REMEMBERED });

/** An article's text as HTML. The latest are kept in memory, since the feeds ask for twenty at a time. */
export function renderedText(content: string): RenderedMarkdown {
  const known = rendered.get(content);
  if (known) return known;
  const text = renderMarkdown(content, siteHost);
  rendered.set(content, text);
  return text;
}

/** How many words an article has once it is rendered. */
export function countWordsOf(markdown: string): number {
  return renderedText(markdown).wordCount;
}
