import type { Alternate } from "~/site/route-handle";

interface AlternateLinksProps {
  siteUrl: string;
  alternates: readonly Alternate[];
}

/** The versions of this page for readers of other languages and countries, for search engines. */
export function AlternateLinks({ siteUrl, alternates }: AlternateLinksProps) {
  return alternates.map(({ hreflang, path }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteUrl + path} />
  ));
}
