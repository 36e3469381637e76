import type { Language } from "~/site/language";

/** The way on from an error in a client's space. */
export const BACK_TO_PROJECTS: Record<Language, string> = {
  fr: "Retour à mes projets",
  es: "Volver a mis proyectos",
  ar: "العودة إلى مشاريعي",
};
