import { blogCopy } from "~/content/blog";
import type { FeedFacts } from "~/features/blog/model/feed";
import { articlePath } from "~/features/blog/model/post";
import { getSite } from "~/features/settings/queries.server";
import { siteUrl } from "~/server/env.server";
import { authorOf } from "./article-view.server";
import { listFeedPosts } from "./articles.server";
import { renderedText } from "./render-article.server";

const ITEMS = 20;

/** The newest articles, whole. */
export async function getFeed(): Promise<FeedFacts> {
  const [site, posts] = await Promise.all([getSite(), listFeedPosts(ITEMS)]);
  return {
    site,
    title: `${blogCopy.title} ${site.siteName}`,
    description: blogCopy.metaDescription,
    items: posts.map((post) => ({
      id: `${siteUrl}/blog/${post.id}`,
      url: siteUrl + articlePath(post),
      title: post.title,
      summary: post.excerpt,
      language: post.language,
      html: forReaders(renderedText(post.content).html, siteUrl + articlePath(post)),
      category: post.category,
      tags: post.tags,
      authorName: authorOf(post) ?? site.siteName,
      publishedAt: post.published_at ?? post.updated_at,
      changedAt: post.updated_at,
    })),
  };
}

const TAG = /<[^>]+>/g;
const ADDRESS = / (href|src)="([^"]*)"/g;
const FOR_OUR_PAGE = / (?:tabindex|role|srcset|sizes|aria-[a-z]+)="[^"]*"/g;
const OTHER_FILES = /<source\b[^>]*>|<\/?picture\b[^>]*>/g;

/**
 * Sanitised HTML for feed readers: addresses of this site and of this page made whole, and without what only
 * serves our own page.
 */
function forReaders(html: string, pageUrl: string): string {
  return html
    .replace(OTHER_FILES, "")
    .replace(TAG, (tag) =>
      tag
        .replace(FOR_OUR_PAGE, "")
        .replace(ADDRESS, (_, name: string, address: string) => ` ${name}="${wholeAddress(address, pageUrl)}"`),
    );
}

function wholeAddress(address: string, pageUrl: string): string {
  return URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
}
