import type { Language } from "~/lib/language";
import { inDigitsOf } from "~/lib/language";
import type { Alternate } from "~/lib/route-handle";

/** One page a country; the first also serves whoever reads none of their languages. */
const COUNTRY_PAGES = [
  { hreflang: "fr-MA", path: "/maroc" },
  { hreflang: "es-ES", path: "/espana" },
  { hreflang: "ar-SA", path: "/saudi-arabia" },
] as const satisfies readonly Alternate[];

/** What each country page, and the sitemap, says about all of them. */
export const COUNTRY_ALTERNATES: readonly Alternate[] = [
  ...COUNTRY_PAGES,
  { hreflang: "x-default", path: COUNTRY_PAGES[0].path },
];

/** 'More than 500' the way each language abbreviates it: '500+', '+500', '٥٠٠+'. */
export function moreThan(language: Language, value: number): string {
  const digits = inDigitsOf(language, value);
  return language === "es" ? `+${digits}` : `${digits}+`;
}

/** What a link says of the site's other pages, which are in French; nothing on a French page. */
export function hrefLangFrom(language: Language): "fr" | undefined {
  return language === "fr" ? undefined : "fr";
}
