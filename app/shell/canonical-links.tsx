interface CanonicalLinksProps {
  siteUrl: string;
  pathname: string;
}

/** The page's one address for search engines and share cards; the query never belongs to it. */
export function CanonicalLinks({ siteUrl, pathname }: CanonicalLinksProps) {
  const url = pathname === "/" ? siteUrl : siteUrl + pathname.replace(/\/+$/, "");
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta name="twitter:url" content={url} />
    </>
  );
}
