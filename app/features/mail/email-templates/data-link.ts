import type { Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const WORDS: Record<Language, Record<"subject" | "news" | "button" | "note", string>> = {
  fr: {
    subject: "Vos données chez nous",
    news: "Quelqu’un, sans doute vous, a demandé à voir ce que nous gardons de cette adresse. Ce lien le montre, et vous laisse le corriger ou l’effacer.",
    button: "Voir mes données",
    note: "Il est personnel et valable 24\u00a0heures\u202f: ne le transmettez à personne. Si vous n’avez rien demandé, ignorez ce message\u202f: rien ne change.",
  },
  es: {
    subject: "Sus datos en nuestra agencia",
    news: "Alguien, probablemente usted, ha pedido ver lo que guardamos de esta dirección. Este enlace lo muestra y le permite corregirlo o borrarlo.",
    button: "Ver mis datos",
    note: "Es personal y válido durante 24\u00a0horas: no lo comparta con nadie. Si no ha pedido nada, ignore este mensaje: no cambia nada.",
  },
  ar: {
    subject: "بياناتكم لدينا",
    news: "طلب شخص ما، ولعله أنتم، الاطلاع على ما نحتفظ به عن هذا العنوان. يعرض هذا الرابط ذلك، ويتيح لكم تصحيحه أو حذفه.",
    button: "عرض بياناتي",
    note: "الرابط شخصي وصالح لمدة 24 ساعة، فلا تشاركوه مع أحد. إن لم تطلبوا شيئاً، فتجاهلوا هذه الرسالة: لا يتغير شيء.",
  },
};

/** The link to what is held of an address. It repeats no name: the address was only typed. */
export function dataLink({
  recipient,
  language,
  token,
}: {
  recipient: string;
  language: Language;
  token: string;
}): Email {
  const { subject, news, button, note } = WORDS[language];
  return {
    kind: "data-link",
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, null),
      { type: "text", text: news },
      { type: "action", label: button, path: `/mes-donnees/acces?token=${token}` },
      { type: "note", text: note },
    ],
  };
}
