import { searchHref } from "~/lib/web/search-href";
import type { Language } from "~/site/language";
import { LANGUAGES, localeOf } from "~/site/language";
import type { Alternate } from "~/site/route-handle";

/** The public address of a case. */
export function casePath({ slug }: { slug: string }): string {
  return `/realisations/${slug}`;
}

/** A page of a work in one language. */
interface CaseVersion {
  slug: string;
  language: Language;
}

/** What search engines are told of a work in several languages; nothing of one in a single language. */
export function caseAlternates(versions: readonly CaseVersion[]): Alternate[] {
  if (versions.length < 2) return [];
  const sorted = versions.toSorted((one, other) => LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language));
  const french = versions.find(({ language }) => language === "fr");
  return [
    ...sorted.map((version) => ({ hreflang: version.language, path: casePath(version) })),
    ...(french ? [{ hreflang: "x-default", path: casePath(french) }] : []),
  ];
}

/** Where the other works of a language stand. */
export const CASE_LISTS: Readonly<Record<Language, string>> = {
  fr: "/realisations",
  es: "/espana#trabajos",
  ar: "/saudi-arabia#amal",
};

/** What a visitor asks the list for; null asks for everything. */
export interface CaseFilters {
  /** Slug of a service. */
  service: string | null;
  sector: string | null;
}

/** The address of a page of the list. */
export function casesPath({ service, sector }: CaseFilters, page = 1): string {
  const asked = { service, secteur: sector, page: page > 1 ? page : null };
  return `/realisations${searchHref(new URLSearchParams(), asked)}`;
}

/** The countries of the form; any other that an import brought keeps its name. */
export const CASE_COUNTRIES = ["MA", "ES", "SA", "FR", "SN", "CI", "TN", "DZ", "AE", "QA"] as const;

const names = new Map<Language, Intl.DisplayNames>();

/** The name of a country by its code of two letters. */
export function countryName(code: string, language: Language = "fr"): string {
  const known = names.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: "region", fallback: "code" });
  names.set(language, known);
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}

export const CASE_STATUS_LABELS = { draft: "Brouillon", published: "Publiée" } as const;

export type CaseStatus = keyof typeof CASE_STATUS_LABELS;

/** What the kinds of pictures are called in the form. */
export const PICTURE_KIND_LABELS = {
  desktop: "Écran d’ordinateur",
  phone: "Écran de téléphone",
  detail: "Détail, pleine largeur",
  before: "Avant",
  after: "Après",
} as const;

export type CasePictureKind = keyof typeof PICTURE_KIND_LABELS;

export const CASE_PICTURE_KINDS = Object.keys(PICTURE_KIND_LABELS) as CasePictureKind[];

/** The versions of a page that shows a case, by what its loader has found. */
export function alternatesOfCase(data: unknown): Alternate[] {
  return caseAlternates((data as { shown?: { versions?: CaseVersion[] } } | undefined)?.shown?.versions ?? []);
}

/** The language of a page that shows a case, by what its loader has found. */
export function languageOfCase(data: unknown): Language | undefined {
  return (data as { shown?: { language: Language } } | undefined)?.shown?.language;
}
