import type { Language } from "~/site/language";

/** What a page of the client's space says, in the language of its reader, while its data is out of reach. */
export const LOAD_FAILURES = {
  projects: {
    fr: "Impossible de charger les projets",
    es: "No se pueden cargar los proyectos",
    ar: "تعذّر تحميل المشاريع",
  },
  quotes: {
    fr: "Impossible de charger les devis",
    es: "No se pueden cargar los presupuestos",
    ar: "تعذّر تحميل عروض الأسعار",
  },
  invoices: {
    fr: "Impossible de charger les factures",
    es: "No se pueden cargar las facturas",
    ar: "تعذّر تحميل الفواتير",
  },
} as const satisfies Record<string, Record<Language, string>>;
