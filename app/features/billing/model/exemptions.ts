import type { Language } from "~/site/language";

/**
 * Why a line bears no VAT. What documents print is a dated rule that they keep when they are issued; the words here are
 * those of documents that were issued before there were such rules. Marks of direction keep references in their order
 * within Arabic.
 */
export const EXEMPTIONS = {
  export: {
    label: "Exportation de services",
    fr: "Exonération de TVA\u202f: exportation de services, art. 92-I-1° du CGI",
    es: "Exento de IVA: exportación de servicios, art. 92-I-1° del CGI marroquí",
    ar: "معفى من الضريبة على القيمة المضافة: تصدير الخدمات، المادة \u200e92-I-1°\u200e من المدونة العامة للضرائب",
  },
  auto_entrepreneur: {
    label: "Auto-entrepreneur",
    fr: "TVA non applicable\u202f: auto-entrepreneur, loi 114-13",
    es: "IVA no aplicable: autoempresario, ley 114-13",
    ar: "الضريبة على القيمة المضافة غير مطبقة: مقاول ذاتي، القانون \u200e114-13\u200e",
  },
  article_91: {
    label: "Exonération sans droit à déduction (art. 91)",
    fr: "Exonération de TVA sans droit à déduction, art. 91 du CGI",
    es: "Exento de IVA sin derecho a deducción, art. 91 del CGI marroquí",
    ar: "معفى من الضريبة على القيمة المضافة دون الحق في الخصم، المادة 91 من المدونة العامة للضرائب",
  },
  article_92: {
    label: "Exonération avec droit à déduction (art. 92)",
    fr: "Exonération de TVA avec droit à déduction, art. 92 du CGI",
    es: "Exento de IVA con derecho a deducción, art. 92 del CGI marroquí",
    ar: "معفى من الضريبة على القيمة المضافة مع الحق في الخصم، المادة 92 من المدونة العامة للضرائب",
  },
  article_94: {
    label: "Régime suspensif (art. 94)",
    fr: "Suspension de TVA, art. 94 du CGI",
    es: "Suspensión del IVA, art. 94 del CGI marroquí",
    ar: "وقف استيفاء الضريبة على القيمة المضافة، المادة 94 من المدونة العامة للضرائب",
  },
} as const;

export type Exemption = keyof typeof EXEMPTIONS;
export const EXEMPTION_NAMES = Object.keys(EXEMPTIONS) as [Exemption, ...Exemption[]];

/** The exemption texts of a document, in its language, as they were when it was issued. */
export type ExemptionTexts = Partial<Record<Exemption, string>>;

/** The reason for no VAT on a document (CGI art. 145-III). */
export function mentionOf(
  { language, exemptionTexts }: { language: Language; exemptionTexts?: ExemptionTexts | undefined },
  exemption: Exemption,
): string {
  return exemptionTexts?.[exemption] ?? EXEMPTIONS[exemption][language];
}

export function exemptionsOf(lines: readonly { exemption: Exemption | null }[]): Exemption[] {
  return [...new Set(lines.flatMap(({ exemption }) => exemption ?? []))];
}
