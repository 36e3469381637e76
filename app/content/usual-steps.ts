import type { Language } from "~/site/language";

/** The titles of the templates that the site comes with, in the other languages of clients. */
const TITLES: Record<string, Record<Exclude<Language, "fr">, string>> = {
  Cadrage: { es: "Definición", ar: "تحديد الإطار" },
  Maquettes: { es: "Maquetas", ar: "النماذج" },
  Développement: { es: "Desarrollo", ar: "التطوير" },
  Recette: { es: "Pruebas", ar: "الاختبار" },
  "Mise en ligne": { es: "Publicación", ar: "الإطلاق" },
  Brief: { es: "Briefing", ar: "دفتر الطلب" },
  Pistes: { es: "Propuestas", ar: "المقترحات" },
  "Piste retenue": { es: "Propuesta elegida", ar: "المقترح المختار" },
  "Fichiers finaux": { es: "Archivos finales", ar: "الملفات النهائية" },
  "Ligne éditoriale": { es: "Línea editorial", ar: "الخط التحريري" },
  "Premiers textes": { es: "Primeros textos", ar: "النصوص الأولى" },
  Relecture: { es: "Revisión", ar: "المراجعة" },
  Publication: { es: "Publicación", ar: "النشر" },
  Diagnostic: { es: "Diagnóstico", ar: "التشخيص" },
  Recommandations: { es: "Recomendaciones", ar: "التوصيات" },
  "Mise en œuvre": { es: "Puesta en marcha", ar: "التنفيذ" },
  Bilan: { es: "Balance", ar: "الحصيلة" },
};

/** The last milestone of a quote that says when it delivers. */
export const DELIVERY_STEP: Record<Language, string> = { fr: "Livraison", es: "Entrega", ar: "التسليم" };

/** The title of a template's step as a client reads it; one that the team has written stays as it is. */
export function usualStepIn(title: string, language: Language): string {
  return language === "fr" ? title : (TITLES[title]?.[language] ?? title);
}
