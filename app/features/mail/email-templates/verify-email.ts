import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const WORDS: Record<Language, Record<"subject" | "news" | "button" | "note", string>> = {
  fr: {
    subject: "Confirmez votre adresse e-mail",
    news: "Votre compte est créé. Confirmez votre adresse pour vous connecter et suivre vos projets.",
    button: "Confirmer mon adresse",
    note: "Le lien est valable trois jours et ne sert qu’une fois. Si vous n’avez pas créé de compte, ignorez ce message.",
  },
  es: {
    subject: "Confirme su dirección de correo",
    news: "Su cuenta está creada. Confirme su dirección para iniciar sesión y seguir sus proyectos.",
    button: "Confirmar mi dirección",
    note: "El enlace es válido durante tres días y solo sirve una vez. Si no ha creado ninguna cuenta, ignore este mensaje.",
  },
  ar: {
    subject: "أكدوا عنوان بريدكم الإلكتروني",
    news: "أُنشئ حسابكم. أكدوا عنوانكم لتسجيل الدخول ومتابعة مشاريعكم.",
    button: "تأكيد عنواني",
    note: "الرابط صالح لثلاثة أيام ولا يُستعمل إلا مرة واحدة. إن لم تنشئوا حساباً، فتجاهلوا هذه الرسالة.",
  },
};

/** Welcome, and the link which shows that the address is its owner's. */
export function verifyEmail({ recipient, fullName, language, token }: Reader & { token: string }): Email {
  const { subject, news, button, note } = WORDS[language];
  return {
    ...{ kind: "verify-email", recipient, language, subject },
    blocks: [
      greeting(language, fullName),
      { type: "text", text: news },
      { type: "action", label: button, path: `/auth/verify?token=${token}` },
      { type: "note", text: note },
    ],
  };
}
