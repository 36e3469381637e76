import type { XmlElement } from "~/lib/html/xml";
import { escapeXml, xmlDocument } from "~/lib/html/xml";
import type { Language } from "~/site/language";
import type { SiteInfo } from "~/site/site-settings";

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
