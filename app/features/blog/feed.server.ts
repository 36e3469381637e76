import { blogCopy } from "~/content/blog";
import { casesCopy, caseWords } from "~/content/cases";
import { authorOf } from "~/features/blog/article-view.server";
import { articlePath } from "~/features/blog/model/post";
import type { Article } from "~/features/blog/queries.server";
import { listFeedPosts } from "~/features/blog/queries.server";
import { renderedText } from "~/features/blog/render-article.server";
import { toCaseView } from "~/features/case-studies/case-view.server";
import { casePath } from "~/features/case-studies/model/case-study";
import type { CaseStudy } from "~/features/case-studies/queries.server";
import { listFeedCases } from "~/features/case-studies/queries.server";
import { getSite } from "~/features/settings/queries.server";
import type { XmlElement } from "~/lib/html/xml";
import { escapeXml, xmlDocument } from "~/lib/html/xml";
import { siteUrl } from "~/server/env.server";
import type { Language } from "~/site/language";
import type { SiteInfo } from "~/site/site-settings";

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
  return html.replace(OTHER_FILES, "").replace(TAG, (tag) =>
    tag.replace(FOR_OUR_PAGE, "").replace(ADDRESS, (_, name: string, address: string) => {
      const whole = URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
      return ` ${name}="${whole}"`;
    }),
  );
}

interface FeedItem {
  /** Its guid for feed readers: an address that never changes and redirects to the current one. */
  id: string;
  url: string;
  title: string;
  summary: string;
  language: Language;
  /** HTML whose links and pictures have absolute addresses. */
  html: string;
  category: string;
  tags: readonly string[];
  authorName: string;
  publishedAt: Date;
  changedAt: Date;
}

export interface FeedFacts {
  site: SiteInfo;
  title: string;
  description: string;
  items: readonly FeedItem[];
}

/**
 * The articles as RSS.
 * Source: RSS 2.0 (https://www.rssboard.org/rss-specification), its content module, and the Best Practices Profile.
 */
export function rssFeed({ site, title, description, items }: FeedFacts): string {
  const latest = items.reduce((time, { changedAt }) => Math.max(time, changedAt.getTime()), 0);
  return xmlDocument({
    name: "rss",
    attributes: {
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    },
    children: [
      {
        name: "channel",
        children: [
          { name: "title", children: title },
          { name: "link", children: `${site.siteUrl}/blog` },
          // Feed readers take it for HTML: a text that names an element would lose that word.
          { name: "description", children: description },
          { name: "language", children: "fr-ma" },
          ...(latest > 0 ? [{ name: "lastBuildDate", children: new Date(latest).toUTCString() }] : []),
          {
            name: "atom:link",
            attributes: { href: `${site.siteUrl}/rss.xml`, rel: "self", type: "application/rss+xml" },
          },
          ...items.map(rssItem),
        ],
      },
    ],
  });
}

function rssItem(item: FeedItem): XmlElement {
  return {
    name: "item",
    children: [
      { name: "title", children: item.title },
      { name: "link", children: item.url },
      { name: "guid", attributes: { isPermaLink: "false" }, children: item.id },
      { name: "pubDate", children: item.publishedAt.toUTCString() },
      { name: "dc:creator", children: item.authorName },
      { name: "dc:language", children: item.language },
      ...[item.category, ...item.tags].map((name) => ({ name: "category", children: name })),
      // Feed readers take it for HTML: a text that names an element would lose that word.
      { name: "description", children: escapeXml(item.summary) },
      { name: "content:encoded", children: item.html },
    ],
  };
}

/** The articles as JSON Feed. Source: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ site, title, description, items }: FeedFacts) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: `${site.siteUrl}/blog`,
    feed_url: `${site.siteUrl}/feed.json`,
    icon: `${site.siteUrl}/icon-512.png`,
    language: "fr-MA",
    authors: [{ name: site.siteName, url: site.siteUrl }],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      language: item.language,
      date_published: item.publishedAt.toISOString(),
      date_modified: item.changedAt.toISOString(),
      authors: [{ name: item.authorName }],
      tags: [...new Set([item.category, ...item.tags])],
    })),
  };
}
