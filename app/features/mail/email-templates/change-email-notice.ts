import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const WORDS: Record<Language, Record<"subject" | "news" | "term" | "warning" | "button", string>> = {
  fr: {
    subject: "Un changement d’adresse a été demandé",
    news: "Une nouvelle adresse a été demandée pour votre compte. Elle remplacera celle-ci une fois confirmée.",
    term: "Nouvelle adresse",
    warning: "Si ce n’était pas vous, changez votre mot de passe sans attendre.",
    button: "Choisir un nouveau mot de passe",
  },
  es: {
    subject: "Se ha pedido un cambio de dirección",
    news: "Se ha pedido una nueva dirección para su cuenta. Sustituirá a esta en cuanto se confirme.",
    term: "Nueva dirección",
    warning: "Si no ha sido usted, cambie su contraseña cuanto antes.",
    button: "Elegir una nueva contraseña",
  },
  ar: {
    subject: "طُلب تغيير عنوان البريد",
    news: "طُلب عنوان جديد لحسابكم. سيحل محل هذا العنوان بعد تأكيده.",
    term: "العنوان الجديد",
    warning: "إن لم يكن الطلب منكم، فغيّروا كلمة المرور دون انتظار.",
    button: "اختيار كلمة مرور جديدة",
  },
};

/** Tells the address of the account until now that a new one was asked for. */
export function changeEmailNotice({ recipient, fullName, language, newEmail }: Reader & { newEmail: string }): Email {
  const { subject, news, term, warning, button } = WORDS[language];
  return {
    kind: "change-email-notice",
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, fullName),
      { type: "text", text: news },
      { type: "facts", rows: [[term, newEmail]] },
      { type: "text", text: warning },
      { type: "action", label: button, path: "/auth/forgot" },
    ],
  };
}
