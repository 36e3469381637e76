import { shortfallOf } from "~/features/blog/model/post";
import { listSimilarPosts } from "~/features/blog/queries.server";
import { lengthOf } from "~/features/blog/score/score";
import { scoreArticle } from "~/features/blog/score/score-article";
import { sectionsOf } from "~/features/generation/model/article-markdown";
import type { Brief, WrittenArticle } from "~/features/generation/model/brief";
import { lengthWanted } from "~/features/generation/model/brief";
import { isOpen } from "~/features/generation/model/generation";
import { renderMarkdown } from "~/lib/html/markdown";
import { withExternalLinks } from "~/lib/html/sanitize-html";
import { readingMinutes } from "~/lib/text/reading-time";
import { siteHost } from "~/server/env.server";
import type { Listener } from "~/server/http/event-stream.server";
import { sendChanges } from "~/server/http/event-stream.server";
import type { Language } from "~/site/language";
import { getItemProgress } from "./items.server";
import { getGenerationState } from "./queries.server";

const SIMILAR_MAX = 4;
const OPENING = "Introduction";

/** An article to be read over before it is kept: its text, its score, and what the blog has on the same matter. */
export async function openReview(
  article: WrittenArticle,
  {
    postId,
    language,
    brief,
  }: {
    postId: string | null;
    language: Language;
    brief: Brief | null;
  },
) {
  const { title, content, metaDescription, tags, seoKeywords } = article;
  const { html, wordCount, characterCount } = renderMarkdown(content);
  const words = `${title} ${seoKeywords[0] ?? ""}`;
  const similar = await listSimilarPosts({ words, language }, SIMILAR_MAX + 1);
  return {
    title,
    metaDescription,
    tags,
    seoKeywords,
    language,
    descriptionLength: lengthOf(metaDescription),
    html: withExternalLinks(html),
    words: wordCount,
    characters: characterCount,
    shortfall: shortfallOf({ word_count: wordCount, character_count: characterCount, ...lengthWanted(brief) }),
    minutes: readingMinutes(wordCount),
    score: scoreArticle({ title, excerpt: metaDescription, html, tags, language, siteHost }),
    similar: similar.filter(({ id }) => id !== postId).slice(0, SIMILAR_MAX),
    sections: sectionsOf(content).map(({ heading, level }) => ({ name: heading ?? OPENING, level })),
  };
}

export function renderHalfWritten(markdown: string): { html: string; words: number; characters: number } {
  const { html, wordCount, characterCount } = renderMarkdown(markdown);
  return { html: withExternalLinks(html), words: wordCount, characters: characterCount };
}

const TEXT_EVERY_MS = 700;

/** Sends the text of an item as it grows, on whichever process it is written, until it is written or given up. */
export function sendItemEvents(itemId: string, listener: Listener): Promise<void> {
  return sendChanges(listener, {
    subject: `text ${itemId}`,
    everyMs: TEXT_EVERY_MS,
    look: async () => {
      const item = await getItemProgress(itemId);
      return item && isOpen(item.status) ? item.partial_text : null;
    },
    tell: (markdown) => JSON.stringify(renderHalfWritten(markdown)),
  });
}

const STATE_EVERY_MS = 1000;

/** Sends a message each time a generation has come further, on whichever process, until it no longer runs. */
export function sendGenerationEvents(id: string, listener: Listener): Promise<void> {
  return sendChanges(listener, {
    subject: `generation ${id}`,
    everyMs: STATE_EVERY_MS,
    look: async () => {
      const state = await getGenerationState(id);
      return state?.isRunning ? state.word : null;
    },
  });
}
