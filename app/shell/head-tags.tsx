import { useMatches } from "@remix-run/react";
import { PAGE_GROUND } from "~/brand/page-ground";
import type { Theme } from "~/lib/web/theme";
import type { Language } from "~/site/language";
import type { Alternate } from "~/site/route-handle";
import { SPECULATION_RULES } from "~/site/speculation-rules";

const LOCALES: Record<Language, string> = { fr: "fr_MA", es: "es_ES", ar: "ar_SA" };

interface CanonicalLinksProps {
  siteUrl: string;
  siteName: string;
  pathname: string;
  language: Language;
}

/** The page's one address for search engines and share cards: its path alone, whichever part of a list is asked for. */
export function CanonicalLinks({ siteUrl, siteName, pathname, language }: CanonicalLinksProps) {
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

/** The versions of this page for readers of other languages and countries, for search engines. */
export function AlternateLinks({ siteUrl, alternates }: { siteUrl: string; alternates: readonly Alternate[] }) {
  return alternates.map(({ hreflang, path }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteUrl + path} />
  ));
}

/** The colour of a phone's bar above the page: that of the page's ground. */
export function ThemeColor({ theme }: { theme: Theme }) {
  if (theme !== "system") return <meta name="theme-color" content={PAGE_GROUND[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAGE_GROUND.dark} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAGE_GROUND.light} />
    </>
  );
}

/** Without scripts, a page whose loader says `refreshSeconds` is loaded anew after that time. */
export function RefreshWithoutScripts() {
  const seconds = useMatches()
    .map(({ data }) => (data as { refreshSeconds?: unknown } | null | undefined)?.refreshSeconds)
    .find((each) => typeof each === "number" && each !== 0);
  if (!seconds) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}

/** Tells browsers which of the page's links they may prepare. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, and named by its hash in the page's policy
      dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
    />
  );
}
