import type { Language } from "~/site/language";

/** The words of the screen on which an invited client chooses a password; those of its fields are the account's own. */
export const INVITATION_COPY: Record<Language, Record<"title" | "lead" | "open" | "welcome" | "summary", string>> = {
  fr: {
    title: "Votre espace client",
    lead: "Choisissez un mot de passe, et vos projets sont là.",
    open: "Ouvrir mon espace",
    welcome: "Bienvenue dans votre espace client",
    summary: "À corriger",
  },
  es: {
    title: "Su área de cliente",
    lead: "Elija una contraseña y tendrá aquí sus proyectos.",
    open: "Abrir mi área",
    welcome: "Le damos la bienvenida a su área de cliente",
    summary: "Por corregir",
  },
  ar: {
    title: "مساحتكم الخاصة",
    lead: "اختاروا كلمة مرور، وستجدون مشاريعكم هنا.",
    open: "فتح مساحتي",
    welcome: "مرحباً بكم في مساحتكم الخاصة",
    summary: "للتصحيح",
  },
};
