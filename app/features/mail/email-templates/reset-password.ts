import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const WORDS: Record<Language, Record<"subject" | "news" | "button" | "note", string>> = {
  fr: {
    subject: "Choisissez un nouveau mot de passe",
    news: "Vous avez indiqué avoir oublié votre mot de passe. Ce lien vous laisse en choisir un autre.",
    button: "Choisir un mot de passe",
    note: "Il est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe reste le même.",
  },
  es: {
    subject: "Elija una nueva contraseña",
    news: "Ha indicado que olvidó su contraseña. Con este enlace puede elegir otra.",
    button: "Elegir una contraseña",
    note: "Es válido durante una hora y solo sirve una vez. Si no ha pedido nada, ignore este mensaje: su contraseña sigue siendo la misma.",
  },
  ar: {
    subject: "اختاروا كلمة مرور جديدة",
    news: "أشرتم إلى أنكم نسيتم كلمة المرور. يتيح لكم هذا الرابط اختيار كلمة أخرى.",
    button: "اختيار كلمة مرور",
    note: "الرابط صالح لساعة واحدة ولا يُستعمل إلا مرة واحدة. إن لم تطلبوا شيئاً، فتجاهلوا هذه الرسالة: تبقى كلمة المرور كما هي.",
  },
};

/** The link to choose a new password, after a forgotten one. */
export function resetPassword({ recipient, fullName, language, token }: Reader & { token: string }): Email {
  const { subject, news, button, note } = WORDS[language];
  return {
    kind: "reset-password",
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, fullName),
      { type: "text", text: news },
      { type: "action", label: button, path: `/auth/reset?token=${token}` },
      { type: "note", text: note },
    ],
  };
}
