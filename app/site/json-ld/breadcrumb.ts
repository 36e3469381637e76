import type { JsonLdNode } from "./graph";

/** One step of the way from the home page to the page itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** Where a page stands; the way begins with the home page, whose path is empty, and ends with the page itself. */
export function breadcrumbNode(siteUrl: string, crumbs: readonly Crumb[]): JsonLdNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
