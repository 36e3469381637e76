import type { XmlElement } from "~/lib/html/xml";
import { xmlDocument } from "~/lib/html/xml";
import type { PublicPage } from "./public-pages";

/**
 * The site map of these pages.
 * Source: https://www.sitemaps.org/protocol.html; for the languages, Google's "Localized versions of your pages".
 */
export function siteMap(siteUrl: string, pages: readonly PublicPage[]): string {
  return xmlDocument({
    name: "urlset",
    attributes: {
      xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
      "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
    },
    children: pages.map((page) => entry(siteUrl, page)),
  });
}

/** The index of a site map in several parts, from 1. */
export function siteMapIndex(siteUrl: string, partCount: number): string {
  return xmlDocument({
    name: "sitemapindex",
    attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
    children: Array.from({ length: partCount }, (_, index) => ({
      name: "sitemap",
      children: [{ name: "loc", children: `${siteUrl}/sitemap.xml?part=${index + 1}` }],
    })),
  });
}

function entry(siteUrl: string, { path, changedAt, alternates = [] }: PublicPage): XmlElement {
  return {
    name: "url",
    children: [
      { name: "loc", children: addressOf(siteUrl, path) },
      { name: "lastmod", children: changedAt },
      ...alternates.map(({ hreflang, path: other }) => ({
        name: "xhtml:link",
        attributes: { rel: "alternate", hreflang, href: addressOf(siteUrl, other) },
      })),
    ],
  };
}

/** The address that the page itself names as its one address: the home page has no final slash. */
function addressOf(siteUrl: string, path: string): string {
  return path === "/" ? siteUrl : siteUrl + path;
}
