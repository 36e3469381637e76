import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

interface HandedOver extends Reader {
  projectId: string;
  projectTitle: string;
}

const WORDS: Record<Language, Record<"subject" | "news" | "project" | "button" | "thanks", string>> = {
  fr: {
    subject: "Votre projet est livré",
    news: "Nous avons tout livré. Le résumé, les fichiers et les accès sont réunis sur une page de votre espace, que vous pouvez imprimer.",
    project: "Projet",
    button: "Voir la livraison",
    thanks: "Une question, un accès qui manque\u202f? Écrivez-nous dans le fil du projet.",
  },
  es: {
    subject: "Su proyecto está entregado",
    news: "Lo hemos entregado todo. El resumen, los archivos y los accesos están reunidos en una página de su espacio, que puede imprimir.",
    project: "Proyecto",
    button: "Ver la entrega",
    thanks: "¿Una pregunta, un acceso que falta? Escríbanos en el hilo del proyecto.",
  },
  ar: {
    subject: "تم تسليم مشروعكم",
    news: "سلّمنا كل شيء. تجدون الملخص والملفات ومعلومات الولوج في صفحة واحدة من مساحتكم، ويمكنكم طباعتها.",
    project: "المشروع",
    button: "عرض التسليم",
    thanks: "لديكم سؤال، أو ينقصكم ولوج؟ راسلونا في محادثة المشروع.",
  },
};

/** Tells a client that a project is finished, and where what was handed over is. */
export function projectHandedOver({ recipient, fullName, language, projectId, projectTitle }: HandedOver): Email {
  const { subject, news, project, button, thanks } = WORDS[language];
  return {
    kind: "project-handed-over",
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, fullName),
      { type: "text", text: news },
      { type: "facts", rows: [[project, projectTitle]] },
      { type: "action", label: button, path: `/dashboard/projects/${projectId}/livraison` },
      { type: "note", text: thanks },
    ],
  };
}
