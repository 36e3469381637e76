import type { Language } from "~/lib/language";

interface CanonicalLinksProps {
  siteUrl: string;
  siteName: string;
  pathname: string;
  search: string;
  /** The parameters that make another page of it, such as `page`; no other part of the query belongs to its address. */
  query: readonly string[];
  language: Language;
}

const LOCALES: Record<Language, string> = { fr: "fr_MA", es: "es_ES", ar: "ar_SA" };

/** The page's one address for search engines and share cards. */
export function CanonicalLinks({ siteUrl, siteName, pathname, search, query, language }: CanonicalLinksProps) {
  const url = (pathname === "/" ? siteUrl : siteUrl + pathname.replace(/\/+$/, "")) + ownSearch(search, query);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta name="twitter:url" content={url} />
    </>
  );
}

/** The first page of a list is the list itself. */
function ownSearch(search: string, query: readonly string[]): string {
  const given = new URLSearchParams(search);
  const own = new URLSearchParams();
  for (const name of query) {
    const value = given.get(name);
    if (value && !(name === "page" && value === "1")) own.set(name, value);
  }
  return own.size > 0 ? `?${own}` : "";
}
