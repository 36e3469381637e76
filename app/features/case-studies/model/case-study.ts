import { searchHref } from "~/lib/web/search-href";
import type { Language } from "~/site/language";
import { localeOf } from "~/site/language";

/** The public address of a case. */
export function casePath({ slug }: { slug: string }): string {
  return `/realisations/${slug}`;
}

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

/** The language of a page that shows a case, by what its loader has found. */
export function languageOfCase(data: unknown): Language | undefined {
  return (data as { shown?: { language: Language } } | undefined)?.shown?.language;
}
