import { formatDate } from "~/lib/format";
import { readingMinutes } from "~/lib/reading-time";
import type { Article, ArticleLink } from "./article-queries.server";
import type { WallWindow } from "./article-wall";
import { coverOf, datesOf } from "./covers.server";
import { articlePath, pictureOf } from "./model";
import { renderedText } from "./rendered.server";

const DAY_MS = 86_400_000;

/** An article, ready to be shown. */
export type ArticleView = ReturnType<typeof viewOfArticle>;

/** Everything an article's page shows of the article itself. */
export function viewOfArticle(post: Article, siteName: string) {
  const { slug, title, excerpt, category, tags, published_at, updated_at } = post;
  const { html, headings, wordCount } = renderedText(post.content);
  const isRevised = published_at !== null && updated_at.getTime() - published_at.getTime() > DAY_MS;
  return {
    ...{ slug, title, excerpt, category, tags, html, headings, wordCount },
    path: articlePath(post),
    /** Absent when the agency itself signs. */
    authorName: post.author?.full_name ?? undefined,
    signature: post.author?.full_name ?? siteName,
    minutes: readingMinutes(wordCount),
    cover: coverOf(post, "head"),
    picture: pictureOf(post.image_url),
    ...datesOf(published_at),
    changedAt: updated_at.toISOString(),
    /** Only when it changed long enough after it appeared to be worth telling. */
    revisedOn: isRevised ? formatDate(updated_at) : undefined,
  };
}

/** A link to another article, with its picture. */
export type LinkView = ReturnType<typeof viewOfLink>;

/** A link as a page shows it, its picture seen through a window. */
export function viewOfLink(link: ArticleLink, window: WallWindow) {
  return { slug: link.slug, title: link.title, category: link.category, cover: coverOf(link, window) };
}
