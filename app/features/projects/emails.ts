import { letter } from "~/features/mail/letter";
import type { Email, Reader } from "~/features/mail/model";
import type { Language } from "~/site/language";

/** The word for a project, and the button that leads to it. */
const PROJECT_WORDS: Record<Language, Record<"project" | "button", string>> = {
  fr: { project: "Projet", button: "Voir mon projet" },
  es: { project: "Proyecto", button: "Ver mi proyecto" },
  ar: { project: "المشروع", button: "عرض مشروعي" },
};

interface NewProject extends Reader {
  project: { id: string; title: string; description?: string | null };
}

const NEW_PROJECT_WORDS: Record<Language, { subject: (title: string) => string; news: string }> = {
  fr: {
    subject: (title) => `Votre projet est ouvert\u202f: ${title}`,
    news: "Votre projet est enregistré. Son avancement se lit dans votre espace client.",
  },
  es: {
    subject: (title) => `Su proyecto está abierto: ${title}`,
    news: "Su proyecto está registrado. Puede seguir su avance en su área de cliente.",
  },
  ar: {
    subject: (title) => `فُتح مشروعكم: ${title}`,
    news: "سُجّل مشروعكم. يمكنكم متابعة تقدمه في مساحتكم الخاصة.",
  },
};

export function newProject({ recipient, fullName, language, project }: NewProject): Email {
  const words = NEW_PROJECT_WORDS[language];
  return letter({ kind: "new-project", recipient, fullName, language, subject: words.subject(project.title) }, [
    { type: "text", text: words.news },
    { type: "facts", rows: [[PROJECT_WORDS[language].project, project.title]] },
    ...(project.description ? [{ type: "quote", text: project.description } as const] : []),
    { type: "action", label: PROJECT_WORDS[language].button, path: `/dashboard/projects/${project.id}` },
  ]);
}

/** A cancelled project has an e-mail of its own. */
type LivingStatus = "pending" | "in_progress" | "completed";

const PROJECT_STATUS_CHANGED_WORDS: Record<
  Language,
  { status: string; subject: (title: string, status: string) => string; news: Record<LivingStatus, string> }
> = {
  fr: {
    subject: (title, status) => `${title}\u202f: ${status.toLowerCase()}`,
    news: {
      pending: "Votre projet est en attente.",
      in_progress: "Nous travaillons à votre projet.",
      completed: "Votre projet est terminé.",
    },
    status: "Statut",
  },
  es: {
    subject: (title, status) => `${title}: ${status.toLowerCase()}`,
    news: {
      pending: "Su proyecto está pendiente.",
      in_progress: "Estamos trabajando en su proyecto.",
      completed: "Su proyecto está terminado.",
    },
    status: "Estado",
  },
  ar: {
    // In Arabic from the first letter on, so that the whole line runs from right to left.
    subject: (title, status) => `حالة مشروعكم ${title}: ${status}`,
    news: {
      pending: "مشروعكم قيد الانتظار.",
      in_progress: "نحن نعمل على مشروعكم.",
      completed: "اكتمل مشروعكم.",
    },
    status: "الحالة",
  },
};

export function projectStatusChanged(
  input: Reader & {
    projectId: string;
    projectTitle: string;
    status: LivingStatus;
    /** In the reader's language: 'En cours'. */
    statusLabel: string;
  },
): Email {
  const { recipient, fullName, language, projectId, projectTitle, status, statusLabel } = input;
  const words = PROJECT_STATUS_CHANGED_WORDS[language];
  return letter(
    {
      kind: "project-status-changed",
      recipient,
      fullName,
      language,
      subject: words.subject(projectTitle, statusLabel),
    },
    [
      { type: "text", text: words.news[status] },
      {
        type: "facts",
        rows: [
          [PROJECT_WORDS[language].project, projectTitle],
          [words.status, statusLabel],
        ],
      },
      { type: "action", label: PROJECT_WORDS[language].button, path: `/dashboard/projects/${projectId}` },
    ],
  );
}

const PROJECT_CANCELLED_WORDS: Record<
  Language,
  Record<"news" | "question" | "email" | "phone", string> & { subject: (title: string) => string }
> = {
  fr: {
    subject: (title) => `Projet annulé\u202f: ${title}`,
    news: "Votre projet est annulé\u202f: nous n’y travaillons plus.",
    question: "Si vous ne vous y attendiez pas, ou pour le reprendre, écrivez-nous ou appelez-nous.",
    email: "E-mail",
    phone: "Téléphone",
  },
  es: {
    subject: (title) => `Proyecto cancelado: ${title}`,
    news: "Su proyecto se ha cancelado: ya no trabajamos en él.",
    question: "Si no lo esperaba, o si desea retomarlo, escríbanos o llámenos.",
    email: "Correo electrónico",
    phone: "Teléfono",
  },
  ar: {
    subject: (title) => `تم إلغاء مشروعكم ${title}`,
    news: "أُلغي مشروعكم ولم نعد نعمل عليه.",
    question: "إذا لم تكونوا تتوقعون ذلك، أو أردتم استئنافه، فراسلونا أو اتصلوا بنا.",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
  },
};

export function projectCancelled(
  input: Reader & {
    projectId: string;
    projectTitle: string;
    /** At the agency. */
    contact: { email: string; phone: string };
  },
): Email {
  const { recipient, fullName, language, projectId, projectTitle, contact } = input;
  const words = PROJECT_CANCELLED_WORDS[language];
  return letter({ kind: "project-cancelled", recipient, fullName, language, subject: words.subject(projectTitle) }, [
    { type: "text", text: words.news },
    { type: "facts", rows: [[PROJECT_WORDS[language].project, projectTitle]] },
    { type: "text", text: words.question },
    {
      type: "facts",
      rows: [
        [words.email, contact.email],
        [words.phone, contact.phone],
      ],
    },
    { type: "action", label: PROJECT_WORDS[language].button, path: `/dashboard/projects/${projectId}` },
  ]);
}

interface HandedOver extends Reader {
  projectId: string;
  projectTitle: string;
}

const PROJECT_HANDED_OVER_WORDS: Record<Language, Record<"subject" | "news" | "button" | "thanks", string>> = {
  fr: {
    subject: "Votre projet est livré",
    news: "Nous avons tout livré. Le résumé, les fichiers et les accès sont réunis sur une page de votre espace, que vous pouvez imprimer.",
    button: "Voir la livraison",
    thanks: "Une question, un accès qui manque\u202f? Écrivez-nous dans le fil du projet.",
  },
  es: {
    subject: "Su proyecto está entregado",
    news: "Lo hemos entregado todo. El resumen, los archivos y los accesos están reunidos en una página de su espacio, que puede imprimir.",
    button: "Ver la entrega",
    thanks: "¿Una pregunta, un acceso que falta? Escríbanos en el hilo del proyecto.",
  },
  ar: {
    subject: "تم تسليم مشروعكم",
    news: "سلّمنا كل شيء. تجدون الملخص والملفات ومعلومات الولوج في صفحة واحدة من مساحتكم، ويمكنكم طباعتها.",
    button: "عرض التسليم",
    thanks: "لديكم سؤال، أو ينقصكم ولوج؟ راسلونا في محادثة المشروع.",
  },
};

/** Tells a client that a project is finished, with the page of the handover. */
export function projectHandedOver({ recipient, fullName, language, projectId, projectTitle }: HandedOver): Email {
  const { subject, news, button, thanks } = PROJECT_HANDED_OVER_WORDS[language];
  return letter({ kind: "project-handed-over", recipient, fullName, language, subject }, [
    { type: "text", text: news },
    { type: "facts", rows: [[PROJECT_WORDS[language].project, projectTitle]] },
    { type: "action", label: button, path: `/dashboard/projects/${projectId}/livraison` },
    { type: "note", text: thanks },
  ]);
}
