import { LRUCache } from "lru-cache";
import type { Measured } from "~/features/blog/model/post";
import type { RenderedMarkdown } from "~/lib/html/markdown";
import { renderMarkdown } from "~/lib/html/markdown";
import { siteHost } from "~/server/env.server";

const TEXTS_REMEMBERED = 60;

const rendered = new LRUCache<string, RenderedMarkdown>({ max: TEXTS_REMEMBERED });

/** An article's text as HTML. The latest are kept in memory, since the feeds ask for twenty at a time. */
export function renderedText(content: string): RenderedMarkdown {
  const text = rendered.get(content) ?? renderMarkdown(content, siteHost);
  rendered.set(content, text);
  return text;
}

export function measureOf(markdown: string): Pick<Measured, "word_count" | "character_count"> {
  const { wordCount, characterCount } = renderedText(markdown);
  return { word_count: wordCount, character_count: characterCount };
}
