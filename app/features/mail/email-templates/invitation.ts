import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

interface Invitation extends Reader {
  token: string;
  /** The project that is waiting there, if there is one. */
  projectTitle?: string | null;
}

const WORDS: Record<Language, Record<"subject" | "news" | "project" | "button" | "note", string>> = {
  fr: {
    subject: "Votre espace client vous attend",
    news: "Nous vous avons ouvert un espace client\u202f: vous y suivez l’avancement de vos projets, quand vous voulez.",
    project: "Projet",
    button: "Choisir mon mot de passe",
    note: "Le lien est valable sept jours et ne sert qu’une fois.",
  },
  es: {
    subject: "Su área de cliente le espera",
    news: "Le hemos abierto un área de cliente: en ella puede seguir el avance de sus proyectos cuando quiera.",
    project: "Proyecto",
    button: "Elegir mi contraseña",
    note: "El enlace es válido durante siete días y solo sirve una vez.",
  },
  ar: {
    subject: "مساحتكم الخاصة في انتظاركم",
    news: "فتحنا لكم مساحة خاصة بالعملاء، تتابعون فيها تقدم مشاريعكم متى شئتم.",
    project: "المشروع",
    button: "اختيار كلمة المرور",
    note: "الرابط صالح لسبعة أيام ولا يُستعمل إلا مرة واحدة.",
  },
};

/** Brings a client to a prepared account, to choose its password. */
export function invitation({ recipient, fullName, language, token, projectTitle }: Invitation): Email {
  const { subject, news, project, button, note } = WORDS[language];
  return {
    kind: "invitation",
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, fullName),
      { type: "text", text: news },
      ...(projectTitle ? [{ type: "facts", rows: [[project, projectTitle]] } as const] : []),
      { type: "action", label: button, path: `/auth/invitation?token=${token}` },
      { type: "note", text: note },
    ],
  };
}
