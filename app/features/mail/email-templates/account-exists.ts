import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const WORDS: Record<Language, Record<"subject" | "news" | "button" | "note", string>> = {
  fr: {
    subject: "Vous avez déjà un compte",
    news: "Une inscription vient d’être demandée avec votre adresse, qui a déjà un compte. Rien n’a changé\u202f: connectez-vous comme d’habitude, ou choisissez un nouveau mot de passe.",
    button: "Choisir un nouveau mot de passe",
    note: "Si ce n’était pas vous, vous n’avez rien à faire.",
  },
  es: {
    subject: "Ya tiene una cuenta",
    news: "Alguien acaba de pedir un registro con su dirección, que ya tiene una cuenta. Nada ha cambiado: inicie sesión como siempre o elija una nueva contraseña.",
    button: "Elegir una nueva contraseña",
    note: "Si no ha sido usted, no tiene que hacer nada.",
  },
  ar: {
    subject: "لديكم حساب بالفعل",
    news: "طُلب للتو إنشاء حساب بعنوانكم، وهو مرتبط بحساب قائم. لم يتغير شيء: سجلوا الدخول كالمعتاد، أو اختاروا كلمة مرور جديدة.",
    button: "اختيار كلمة مرور جديدة",
    note: "إن لم يكن الطلب منكم، فلا حاجة إلى فعل أي شيء.",
  },
};

/** To the owner of an account, when a visitor signs up with its address: the page itself does not say so. */
export function accountExists({ recipient, fullName, language }: Reader): Email {
  const { subject, news, button, note } = WORDS[language];
  return {
    kind: "account-exists",
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, fullName),
      { type: "text", text: news },
      { type: "action", label: button, path: "/auth/forgot" },
      { type: "note", text: note },
    ],
  };
}
