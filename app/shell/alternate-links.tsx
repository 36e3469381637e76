import type { Alternate } from "~/site/route-handle";

/** The versions of this page for readers of other languages and countries, for search engines. */
export function AlternateLinks({ siteUrl, alternates }: { siteUrl: string; alternates: readonly Alternate[] }) {
  return alternates.map(({ hreflang, path }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteUrl + path} />
  ));
}
