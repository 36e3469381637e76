import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const WORDS: Record<Language, Record<"subject" | "news" | "newsOfAccount" | "farewell" | "note", string>> = {
  fr: {
    subject: "Vos données sont effacées",
    news: "Comme vous l’avez demandé, votre compte, vos coordonnées et vos messages viennent d’être effacés.",
    newsOfAccount:
      "Comme vous l’avez demandé, votre compte et les coordonnées qu’il contenait viennent d’être effacés.",
    farewell: "Vous ne pouvez plus vous connecter, et nous ne vous écrirons plus.",
    note: "Les projets restent dans nos livres, sans votre nom.",
  },
  es: {
    subject: "Sus datos se han borrado",
    news: "Tal como pidió, su cuenta, sus datos de contacto y sus mensajes se acaban de borrar.",
    newsOfAccount: "Tal como pidió, su cuenta y los datos de contacto que contenía se acaban de borrar.",
    farewell: "Ya no puede iniciar sesión, y no volveremos a escribirle.",
    note: "Los proyectos permanecen en nuestros registros, sin su nombre.",
  },
  ar: {
    subject: "حُذفت بياناتكم",
    news: "كما طلبتم، حُذف للتو حسابكم وبيانات الاتصال بكم ورسائلكم.",
    newsOfAccount: "كما طلبتم، حُذف للتو حسابكم وما كان فيه من بيانات الاتصال بكم.",
    farewell: "لم يعد بإمكانكم تسجيل الدخول، ولن نراسلكم بعد الآن.",
    note: "تبقى المشاريع في سجلاتنا دون اسمكم.",
  },
};

export const DATA_ERASED = "data-erased";

interface Erased extends Omit<Reader, "fullName"> {
  /** Messages sent from the address are not erased: the e-mail does not say that they are. */
  messagesStay: boolean;
}

/** The last e-mail to a client who asked for erasure: it does not store the name again. */
export function dataErased({ recipient, language, messagesStay }: Erased): Email {
  const { subject, news, newsOfAccount, farewell, note } = WORDS[language];
  return {
    kind: DATA_ERASED,
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, null),
      { type: "text", text: messagesStay ? newsOfAccount : news },
      { type: "text", text: farewell },
      { type: "note", text: note },
    ],
  };
}
