import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

interface ProjectCancelled extends Reader {
  projectId: string;
  projectTitle: string;
  /** Whom to ask at the agency. */
  contact: { email: string; phone: string };
}

interface Words extends Record<"news" | "question" | "project" | "email" | "phone" | "button", string> {
  subject: (title: string) => string;
}

const WORDS: Record<Language, Words> = {
  fr: {
    subject: (title) => `Projet annulé\u202f: ${title}`,
    news: "Votre projet est annulé\u202f: nous n’y travaillons plus.",
    question: "Si vous ne vous y attendiez pas, ou pour le reprendre, écrivez-nous ou appelez-nous.",
    project: "Projet",
    email: "E-mail",
    phone: "Téléphone",
    button: "Voir mon projet",
  },
  es: {
    subject: (title) => `Proyecto cancelado: ${title}`,
    news: "Su proyecto se ha cancelado: ya no trabajamos en él.",
    question: "Si no lo esperaba, o si desea retomarlo, escríbanos o llámenos.",
    project: "Proyecto",
    email: "Correo electrónico",
    phone: "Teléfono",
    button: "Ver mi proyecto",
  },
  ar: {
    subject: (title) => `تم إلغاء مشروعكم ${title}`,
    news: "أُلغي مشروعكم ولم نعد نعمل عليه.",
    question: "إذا لم تكونوا تتوقعون ذلك، أو أردتم استئنافه، فراسلونا أو اتصلوا بنا.",
    project: "المشروع",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
    button: "عرض مشروعي",
  },
};

/** Tells a client that a project is cancelled, with the contact for questions. */
export function projectCancelled(input: ProjectCancelled): Email {
  const { recipient, fullName, language, projectId, projectTitle, contact } = input;
  const words = WORDS[language];
  return {
    kind: "project-cancelled",
    recipient,
    language,
    subject: words.subject(projectTitle),
    blocks: [
      greeting(language, fullName),
      { type: "text", text: words.news },
      { type: "facts", rows: [[words.project, projectTitle]] },
      { type: "text", text: words.question },
      {
        type: "facts",
        rows: [
          [words.email, contact.email],
          [words.phone, contact.phone],
        ],
      },
      { type: "action", label: words.button, path: `/dashboard/projects/${projectId}` },
    ],
  };
}
