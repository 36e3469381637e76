import { blogCopy } from "~/content/blog";
import { publicEnv, siteUrl } from "~/server/env.server";
import { listFeedPosts } from "./article-queries.server";
import type { FeedFacts } from "./feed";
import { articlePath } from "./model";
import { renderedText } from "./rendered.server";

const ITEMS = 20;

/** The newest articles, whole. */
export async function findFeed(): Promise<FeedFacts> {
  const posts = await listFeedPosts(ITEMS);
  return {
    site: publicEnv,
    title: `${blogCopy.title} ${publicEnv.siteName}`,
    description: blogCopy.metaDescription,
    items: posts.map((post) => ({
      id: `${siteUrl}/blog/${post.id}`,
      url: siteUrl + articlePath(post),
      title: post.title,
      summary: post.excerpt,
      html: withWholeAddresses(renderedText(post.content).html, siteUrl + articlePath(post)),
      category: post.category,
      tags: post.tags,
      authorName: post.author?.full_name ?? publicEnv.siteName,
      publishedAt: post.published_at ?? post.updated_at,
      changedAt: post.updated_at,
    })),
  };
}

/** Sanitised HTML holds paths of this site and of this page, which mean nothing in somebody else's reader. */
function withWholeAddresses(html: string, pageUrl: string): string {
  return html.replace(/ (href|src)="([/#][^"]*)"/g, (_, name: string, address: string) => {
    return ` ${name}="${address.startsWith("#") ? pageUrl : siteUrl}${address}"`;
  });
}
