import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

interface ProjectStatusChanged extends Reader {
  projectId: string;
  projectTitle: string;
  status: LivingStatus;
  /** As it is read in the reader's language: 'En cours'. */
  statusLabel: string;
}

/** A cancelled project has an e-mail of its own. */
type LivingStatus = "pending" | "in_progress" | "completed";

interface Words extends Record<"project" | "status" | "button", string> {
  subject: (title: string, status: string) => string;
  news: Record<LivingStatus, string>;
}

const WORDS: Record<Language, Words> = {
  fr: {
    subject: (title, status) => `${title}\u202f: ${status.toLowerCase()}`,
    news: {
      pending: "Votre projet est en attente.",
      in_progress: "Nous travaillons à votre projet.",
      completed: "Votre projet est terminé.",
    },
    project: "Projet",
    status: "Statut",
    button: "Voir mon projet",
  },
  es: {
    subject: (title, status) => `${title}: ${status.toLowerCase()}`,
    news: {
      pending: "Su proyecto está pendiente.",
      in_progress: "Estamos trabajando en su proyecto.",
      completed: "Su proyecto está terminado.",
    },
    project: "Proyecto",
    status: "Estado",
    button: "Ver mi proyecto",
  },
  ar: {
    // In Arabic from the first letter on, so that the whole line runs from right to left.
    subject: (title, status) => `حالة مشروعكم ${title}: ${status}`,
    news: {
      pending: "مشروعكم قيد الانتظار.",
      in_progress: "نحن نعمل على مشروعكم.",
      completed: "اكتمل مشروعكم.",
    },
    project: "المشروع",
    status: "الحالة",
    button: "عرض مشروعي",
  },
};

/** Tells a client where the project stands now. */
export function projectStatusChanged(input: ProjectStatusChanged): Email {
  const { recipient, fullName, language, projectId, projectTitle, status, statusLabel } = input;
  const words = WORDS[language];
  return {
    kind: "project-status-changed",
    recipient,
    language,
    subject: words.subject(projectTitle, statusLabel),
    blocks: [
      greeting(language, fullName),
      { type: "text", text: words.news[status] },
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
