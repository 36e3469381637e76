import { blogCopy } from "~/content/blog";
import { casesCopy, caseWords } from "~/content/cases";
import type { FeedFacts } from "~/features/blog/model/feed";
import { articlePath } from "~/features/blog/model/post";
import { casePath } from "~/features/case-studies/model/case-study";
import { toCaseView } from "~/features/case-studies/queries/case-view.server";
import type { CaseStudy } from "~/features/case-studies/queries/cases.server";
import { listFeedCases } from "~/features/case-studies/queries/cases.server";
import { getSite } from "~/features/settings/queries.server";
import { escapeXml } from "~/lib/html/xml";
import { siteUrl } from "~/server/env.server";
import { authorOf } from "./article-view.server";
import type { Article } from "./posts.server";
import { listFeedPosts } from "./posts.server";
import { renderedText } from "./render-article.server";

const ITEMS = 20;

export async function getFeed(): Promise<FeedFacts> {
  const [site, posts, cases] = await Promise.all([getSite(), listFeedPosts(ITEMS), listFeedCases(ITEMS)]);
  const items = [
    ...posts.map((post) => articleItem(post, site.siteName)),
    ...cases.map((study) => caseItem(study, site.siteName)),
  ].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  return {
    site,
    title: `${blogCopy.title} ${site.siteName}`,
    description: blogCopy.metaDescription,
    items: items.slice(0, ITEMS),
  };
}

type FeedItem = FeedFacts["items"][number];

function articleItem(post: Article, siteName: string): FeedItem {
  const url = siteUrl + articlePath(post);
  return {
    id: `${siteUrl}/blog/${post.id}`,
    url,
    title: post.title,
    summary: post.excerpt,
    language: post.language,
    html: forReaders(renderedText(post.content).html, url),
    category: post.category,
    tags: post.tags,
    authorName: authorOf(post) ?? siteName,
    publishedAt: post.published_at ?? post.updated_at,
    changedAt: post.updated_at,
  };
}

function caseItem(study: CaseStudy, siteName: string): FeedItem {
  const url = siteUrl + casePath(study);
  const { summary, picture, pictureAlt, workHtml, sector, clientName } = toCaseView(study);
  const cover = picture ? `<p><img src="${picture}" alt="${escapeXml(pictureAlt)}" /></p>` : "";
  return {
    id: `${siteUrl}/realisations/${study.id}`,
    url,
    title: study.title,
    summary,
    language: study.language,
    html: forReaders(`${cover}<p>${escapeXml(summary)}</p>${workHtml ?? ""}`, url),
    category: study.language === "fr" ? casesCopy.title : caseWords(study.language).label,
    tags: [sector, clientName],
    authorName: siteName,
    publishedAt: study.published_at ?? study.updated_at,
    changedAt: study.updated_at,
  };
}

const TAG = /<[^<>]+>/g;
const ADDRESS = / (href|src)="([^"]*)"/g;
const FOR_OUR_PAGE = / (?:tabindex|role|srcset|sizes|aria-[a-z]+)="[^"]*"/g;
const OTHER_FILES = /<source\b[^<>]*>|<\/?picture\b[^<>]*>/g;

/** Sanitised HTML with absolute addresses, without attributes that only serve our own page. */
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
