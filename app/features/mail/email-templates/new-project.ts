import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

interface NewProject extends Reader {
  project: { id: string; title: string; description?: string | null };
}

interface Words extends Record<"news" | "project" | "button", string> {
  subject: (title: string) => string;
}

const WORDS: Record<Language, Words> = {
  fr: {
    subject: (title) => `Votre projet est ouvert\u202f: ${title}`,
    news: "Votre projet est enregistré. Son avancement se lit dans votre espace client.",
    project: "Projet",
    button: "Voir mon projet",
  },
  es: {
    subject: (title) => `Su proyecto está abierto: ${title}`,
    news: "Su proyecto está registrado. Puede seguir su avance en su área de cliente.",
    project: "Proyecto",
    button: "Ver mi proyecto",
  },
  ar: {
    subject: (title) => `فُتح مشروعكم: ${title}`,
    news: "سُجّل مشروعكم. يمكنكم متابعة تقدمه في مساحتكم الخاصة.",
    project: "المشروع",
    button: "عرض مشروعي",
  },
};

/** Tells a client that a project has been opened. */
export function newProject({ recipient, fullName, language, project }: NewProject): Email {
  const words = WORDS[language];
  return {
    kind: "new-project",
    recipient,
    language,
    subject: words.subject(project.title),
    blocks: [
      greeting(language, fullName),
      { type: "text", text: words.news },
      { type: "facts", rows: [[words.project, project.title]] },
      ...(project.description ? [{ type: "quote", text: project.description } as const] : []),
      { type: "action", label: words.button, path: `/dashboard/projects/${project.id}` },
    ],
  };
}
