import type { Language } from "~/site/language";

const LOCALES: Record<Language, string> = { fr: "fr_MA", es: "es_ES", ar: "ar_SA" };

/** The page's one address for search engines and share cards: its path alone, whatever part of a list is asked for. */
export function CanonicalLinks({
  siteUrl,
  siteName,
  pathname,
  language,
}: {
  siteUrl: string;
  siteName: string;
  pathname: string;
  language: Language;
}) {
  const url = pathname === "/" ? siteUrl : siteUrl + pathname.replace(/(?<!\/)\/+$/, "");
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
