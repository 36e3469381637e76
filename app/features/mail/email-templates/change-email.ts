import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const WORDS: Record<Language, Record<"subject" | "news" | "button" | "note", string>> = {
  fr: {
    subject: "Confirmez votre nouvelle adresse",
    news: "Vous voulez vous connecter avec cette adresse. Confirmez qu’elle est bien la vôtre.",
    button: "Confirmer cette adresse",
    note: "Le lien est valable un jour et ne sert qu’une fois. D’ici là, votre adresse actuelle reste en place.",
  },
  es: {
    subject: "Confirme su nueva dirección",
    news: "Quiere iniciar sesión con esta dirección. Confirme que es la suya.",
    button: "Confirmar esta dirección",
    note: "El enlace es válido durante un día y solo sirve una vez. Hasta entonces se mantiene su dirección actual.",
  },
  ar: {
    subject: "أكدوا عنوانكم الجديد",
    news: "تريدون تسجيل الدخول بهذا العنوان. أكدوا أنه عنوانكم.",
    button: "تأكيد هذا العنوان",
    note: "الرابط صالح ليوم واحد ولا يُستعمل إلا مرة واحدة. وحتى ذلك الحين يبقى عنوانكم الحالي كما هو.",
  },
};

/** The link which makes a new address, to which it goes, that of the account. */
export function changeEmail({ recipient, fullName, language, token }: Reader & { token: string }): Email {
  const { subject, news, button, note } = WORDS[language];
  return {
    kind: "change-email",
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, fullName),
      { type: "text", text: news },
      { type: "action", label: button, path: `/auth/verify?token=${token}` },
      { type: "note", text: note },
    ],
  };
}
