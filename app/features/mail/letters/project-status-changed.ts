import { greeting } from "~/features/mail/letters/greeting";
import type { Letter, Reader } from "~/features/mail/model";
import type { Language } from "~/lib/language";

interface ProjectStatusChanged extends Reader {
  projectId: string;
  projectTitle: string;
  /** As it is read in the reader's language: 'En cours'. */
  statusLabel: string;
}

interface Words extends Record<"news" | "project" | "status" | "button", string> {
  subject: (title: string, status: string) => string;
}

const WORDS: Record<Language, Words> = {
  fr: {
    subject: (title, status) => `${title}\u202f: ${status.toLowerCase()}`,
    news: "Votre projet a avancé.",
    project: "Projet",
    status: "Statut",
    button: "Voir mon projet",
  },
  es: {
    subject: (title, status) => `${title}: ${status.toLowerCase()}`,
    news: "Su proyecto ha avanzado.",
    project: "Proyecto",
    status: "Estado",
    button: "Ver mi proyecto",
  },
  ar: {
    // In Arabic from the first letter on, so that the whole line runs from right to left.
    subject: (title, status) => `حالة مشروعكم ${title}: ${status}`,
    news: "تقدم مشروعكم.",
    project: "المشروع",
    status: "الحالة",
    button: "عرض مشروعي",
  },
};

/** Tells a client where the project stands now. */
export function projectStatusChanged(input: ProjectStatusChanged): Letter {
  const { recipient, fullName, language, projectId, projectTitle, statusLabel } = input;
  const words = WORDS[language];
  return {
    ...{ kind: "project-status-changed", recipient, language, subject: words.subject(projectTitle, statusLabel) },
    blocks: [
      greeting(language, fullName),
      { type: "text", text: words.news },
      {
        type: "facts",
        rows: [
          [words.project, projectTitle],
          [words.status, statusLabel],
        ],
      },
      { type: "action", label: words.button, path: `/dashboard/projects/${projectId}` },
    ],
  };
}
