import type { Language } from "~/site/language";

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

function isCaseSector(value: unknown): value is CaseSector {
  return typeof value === "string" && Object.hasOwn(SECTORS, value);
}

/** The name of a sector; of one that an import brought, the stored word itself. */
export function sectorLabel(sector: string, language: Language = "fr"): string {
  return isCaseSector(sector) ? SECTORS[sector][language] : sector;
}
