import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const WORDS: Record<Language, Record<"subject" | "news" | "warning" | "button", string>> = {
  fr: {
    subject: "Votre mot de passe a changé",
    news: "Le mot de passe de votre compte vient d’être changé. Vos autres appareils ont été déconnectés.",
    warning: "Si ce n’était pas vous, choisissez-en un autre tout de suite.",
    button: "Choisir un nouveau mot de passe",
  },
  es: {
    subject: "Su contraseña ha cambiado",
    news: "La contraseña de su cuenta se acaba de cambiar. Se ha cerrado la sesión en sus otros dispositivos.",
    warning: "Si no ha sido usted, elija otra ahora mismo.",
    button: "Elegir una nueva contraseña",
  },
  ar: {
    subject: "تغيّرت كلمة المرور",
    news: "غُيّرت للتو كلمة مرور حسابكم، وسُجّل الخروج من أجهزتكم الأخرى.",
    warning: "إن لم تكونوا من فعل ذلك، فاختاروا كلمة مرور أخرى حالاً.",
    button: "اختيار كلمة مرور جديدة",
  },
};

/** Tells the owner that the password is another one now. */
export function passwordChanged({ recipient, fullName, language }: Reader): Email {
  const { subject, news, warning, button } = WORDS[language];
  return {
    kind: "password-changed",
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, fullName),
      { type: "text", text: news },
      { type: "text", text: warning },
      { type: "action", label: button, path: "/auth/forgot" },
    ],
  };
}
