/** A value of JSON-LD; what is undefined is left out of the text. */
type JsonLdValue = string | number | JsonLdNode | readonly JsonLdValue[] | undefined;

/** A thing of schema.org, with its properties. */
export interface JsonLdNode {
  "@type"?: string;
  "@id"?: string;
  [property: string]: JsonLdValue;
}

/** Letters which could close the script element, open a comment in it, or end a line of JavaScript. */
const DANGEROUS = /[<>&\u2028\u2029]/g;

/**
 * The things as the text of a `<script type="application/ld+json">`. No value can leave the script: letters that HTML
 * could read are written as JSON escapes.
 * Source: JSON-LD 1.1, section 7.1; WHATWG HTML, "Restrictions for contents of script elements".
 */
export function jsonLdText(nodes: readonly JsonLdNode[]): string {
  const graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(graph).replace(
    DANGEROUS,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

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
