import { searchHref } from "~/lib/web/search-href";
import type { Language } from "~/site/language";
import { LANGUAGES, localeOf } from "~/site/language";
import type { Alternate } from "~/site/route-handle";

export function casePath({ slug }: { slug: string }): string {
  return `/realisations/${slug}`;
}

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
  service: string | null;
  sector: string | null;
}

export function casesPath({ service, sector }: CaseFilters, page = 1): string {
  const asked = { service, secteur: sector, page: page > 1 ? page : null };
  return `/realisations${searchHref(new URLSearchParams(), asked)}`;
}

/** The countries of the form; any other that an import brought keeps its name. */
export const CASE_COUNTRIES = ["MA", "ES", "SA", "FR", "SN", "CI", "TN", "DZ", "AE", "QA"] as const;

const names = new Map<Language, Intl.DisplayNames>();

export function countryName(code: string, language: Language = "fr"): string {
  const known = names.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: "region", fallback: "code" });
  names.set(language, known);
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}

export const CASE_STATUS_LABELS = { draft: "Brouillon", published: "Publiée" } as const;

export type CaseStatus = keyof typeof CASE_STATUS_LABELS;

export const PICTURE_KIND_LABELS = {
  desktop: "Écran d’ordinateur",
  phone: "Écran de téléphone",
  detail: "Détail, pleine largeur",
  before: "Avant",
  after: "Après",
} as const;

type CasePictureKind = keyof typeof PICTURE_KIND_LABELS;

export const CASE_PICTURE_KINDS = Object.keys(PICTURE_KIND_LABELS) as CasePictureKind[];

/** The versions of a page that shows a case, by what its loader has found. */
export function alternatesOfCase(data: unknown): Alternate[] {
  return caseAlternates((data as { shown?: { versions?: CaseVersion[] } } | undefined)?.shown?.versions ?? []);
}

/** The language of a page that shows a case, by what its loader has found. */
export function languageOfCase(data: unknown): Language | undefined {
  return (data as { shown?: { language: Language } } | undefined)?.shown?.language;
}

export const CASE_GONE = "Cette réalisation n’existe plus";
export const CASE_CREATED = "Réalisation créée";
export const CASE_PUBLISHED = "Réalisation publiée";
export const CASE_UNPUBLISHED = "Réalisation retirée du site";
export const CASE_MOVED = "Ordre changé";
export const INCOMPLETE = "Il manque de quoi la montrer\u202f: un résumé, une image de couverture et sa description";

/** True when at least one client has consented and none has withdrawn. */
export function isConsented(consents: readonly { given_at: Date | null; withdrawn_at: Date | null }[]): boolean {
  return (
    consents.some(({ given_at, withdrawn_at }) => given_at && !withdrawn_at) &&
    consents.every(({ withdrawn_at }) => !withdrawn_at)
  );
}

/** The trades of clients by which cases are filtered, in the order of the form, with their names in each language. */
const SECTORS = {
  commerce: { fr: "Commerce & boutique", es: "Comercio y tienda", ar: "التجارة والمتاجر" },
  artisanat: { fr: "Artisanat & décoration", es: "Artesanía y decoración", ar: "الحرف والديكور" },
  restauration: { fr: "Restauration & cafés", es: "Restauración y cafés", ar: "المطاعم والمقاهي" },
  hotellerie: { fr: "Hôtellerie & tourisme", es: "Hostelería y turismo", ar: "الفنادق والسياحة" },
  agroalimentaire: { fr: "Agriculture & terroir", es: "Agricultura y productos", ar: "الفلاحة والمنتجات المحلية" },
  sante: { fr: "Santé & bien-être", es: "Salud y bienestar", ar: "الصحة والعافية" },
  education: { fr: "Éducation & formation", es: "Educación y formación", ar: "التعليم والتكوين" },
  finance: { fr: "Banque & assurance", es: "Banca y seguros", ar: "البنوك والتأمين" },
  immobilier: { fr: "Immobilier & chantier", es: "Inmobiliaria y obra", ar: "العقار والبناء" },
  industrie: { fr: "Industrie & logistique", es: "Industria y logística", ar: "الصناعة واللوجستيك" },
  culture: { fr: "Culture & événements", es: "Cultura y eventos", ar: "الثقافة والفعاليات" },
  services: { fr: "Services & conseil", es: "Servicios y consultoría", ar: "الخدمات والاستشارات" },
  public: { fr: "Secteur public & associations", es: "Sector público y asociaciones", ar: "القطاع العام والجمعيات" },
} as const satisfies Record<string, Record<Language, string>>;

export type CaseSector = keyof typeof SECTORS;

export const CASE_SECTORS = Object.keys(SECTORS) as CaseSector[];

/** The name of a sector; of one that an import brought, the stored word itself. */
export function sectorLabel(sector: string, language: Language = "fr"): string {
  return Object.hasOwn(SECTORS, sector) ? SECTORS[sector as CaseSector][language] : sector;
}
