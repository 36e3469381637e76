import { LEGAL_PAGES, LEGAL_UPDATED_ON, legalAlternates, legalPath } from "~/content/legal/legal-copy";
import { terms } from "~/content/terms";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import type { XmlElement } from "~/lib/html/xml";
import { xmlDocument } from "~/lib/html/xml";
import { COUNTRY_ALTERNATES } from "~/site/landing-pages";
import { LANGUAGES } from "~/site/language";
import type { Alternate } from "~/site/route-handle";

export interface PublicPage {
  path: string;
  /** ISO date or time of its last change. */
  changedAt: string;
  /** All versions of the page, itself included. */
  alternates?: readonly Alternate[];
}

/** When the copy of the site was last rewritten; raise it with the words. */
const COPY_CHANGED_AT = "2026-11-21";

const countryPaths = new Set(COUNTRY_ALTERNATES.map(({ path }) => path));

/** The pages that exist whatever the database holds. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...[
    "/",
    ...SERVICE_CATEGORIES.map((category) => `/services/${category}`),
    "/realisations",
    "/blog",
    "/about",
    "/avis",
    "/contact",
  ].map((path) => ({ path, changedAt: COPY_CHANGED_AT })),
  ...[...countryPaths].map((path) => ({ path, changedAt: COPY_CHANGED_AT, alternates: COUNTRY_ALTERNATES })),
  { path: "/terms", changedAt: terms.updatedOn },
  ...LEGAL_PAGES.flatMap((page) =>
    LANGUAGES.map((language) => ({
      path: legalPath(page, language),
      changedAt: LEGAL_UPDATED_ON,
      alternates: legalAlternates(page),
    })),
  ),
];

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
