import type { PostValues } from "~/features/blog/model/post-values";
import { CONTENT_MAX_LENGTH, EXCERPT_MAX_LENGTH, TITLE_MAX_LENGTH } from "~/features/blog/schema";
import type { SeoScore } from "~/features/seo-score/model/score";
import { scoreArticle } from "~/features/seo-score/model/score-article";
import { renderMarkdown } from "~/lib/html/markdown";
import { withinMarkupLimit } from "~/lib/html/markup-limit";
import { withExternalLinks } from "~/lib/html/sanitize-html";
import { readingMinutes } from "~/lib/text/reading-time";
import { readSignedToken, signToken } from "~/server/crypto/tokens.server";
import { siteHost } from "~/server/env.server";
import type { Language } from "~/site/language";

/** A text as its readers will see it, with its reading time and its SEO score. */
export interface Preview {
  /** Sanitised. */
  html: string;
  words: number;
  minutes: number;
  /** How many of its pictures lie on other sites, and are not shown. */
  foreignPictures: number;
  language: Language;
  score: SeoScore;
}

/** What is previewed of an article. */
export type PreviewedPost = Pick<PostValues, "title" | "excerpt" | "content" | "tags" | "language">;

/**
 * An article as the public page shows it; its links open in a new tab, since they would replace the form. A text that
 * is refused for its length or its markup is not rendered to its end.
 */
export function renderPreview({ tags, language, ...texts }: PreviewedPost): Preview {
  const title = texts.title.slice(0, TITLE_MAX_LENGTH);
  const excerpt = texts.excerpt.slice(0, EXCERPT_MAX_LENGTH);
  const content = withinMarkupLimit(texts.content.slice(0, CONTENT_MAX_LENGTH));
  const { html, wordCount, foreignPictures } = renderMarkdown(content, siteHost);
  return {
    html: withExternalLinks(html),
    words: wordCount,
    minutes: readingMinutes(wordCount),
    foreignPictures,
    language,
    score: scoreArticle({ title, excerpt, html, tags, language, siteHost }),
  };
}

const LINK_PURPOSE = "blog-preview";
const LINK_LIFE_SECONDS = 7 * 86_400;

/** A private address that shows the article, published or not, without a session, for seven days. */
export function createPreviewPath(postId: string, now?: Date): string {
  return `/blog/apercu/${signToken(postId, { purpose: LINK_PURPOSE, lifeSeconds: LINK_LIFE_SECONDS, ...(now && { now }) })}`;
}

/** The article that a private link shows; null when it is not signed by us or has expired. */
export function readPreviewToken(token: string, now?: Date): string | null {
  return readSignedToken(token, { purpose: LINK_PURPOSE, lifeSeconds: LINK_LIFE_SECONDS, ...(now && { now }) });
}
