import { shortfallOf } from "~/features/blog/model/post";
import { listSimilarPosts } from "~/features/blog/queries/posts.server";
import type { WrittenArticle } from "~/features/generation/model/article";
import type { Brief } from "~/features/generation/model/brief";
import { lengthWanted } from "~/features/generation/model/brief";
import { sectionsOf } from "~/features/generation/model/sections";
import { lengthOf } from "~/features/seo-score/model/ideals";
import { scoreArticle } from "~/features/seo-score/model/score-article";
import { renderMarkdown } from "~/lib/html/markdown";
import { withExternalLinks } from "~/lib/html/sanitize-html";
import { readingMinutes } from "~/lib/text/reading-time";
import { siteHost } from "~/server/env.server";
import type { Language } from "~/site/language";

const SIMILAR_MAX = 4;
const OPENING = "Introduction";

interface Reviewed {
  /** The draft that was made of it; null while there is none. */
  postId: string | null;
  language: Language;
  /** What was asked for, where that is still known. */
  brief: Brief | null;
}

/** An article to be read over before it is kept: its text, its score, and what the blog has on the same matter. */
export async function openReview(article: WrittenArticle, { postId, language, brief }: Reviewed) {
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

/** What a model has written so far, as its readers would see it. */
export function renderHalfWritten(markdown: string): { html: string; words: number; characters: number } {
  const { html, wordCount, characterCount } = renderMarkdown(markdown);
  return { html: withExternalLinks(html), words: wordCount, characters: characterCount };
}
