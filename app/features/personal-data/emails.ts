import type { LinkWords } from "~/features/mail/letter";
import { letter, linkLetter } from "~/features/mail/letter";
import type { Email, Reader } from "~/features/mail/model";
import { DATA_ERASED } from "~/features/mail/model";
import type { Language } from "~/site/language";

const DATA_LINK_WORDS: LinkWords = {
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
export function dataLink({ token, ...to }: { recipient: string; language: Language; token: string }): Email {
  return linkLetter("data-link", { ...to, fullName: null }, DATA_LINK_WORDS, `/mes-donnees/acces?token=${token}`);
}

const DATA_ERASED_WORDS: Record<
  Language,
  Record<"subject" | "news" | "newsOfAccount" | "farewell" | "note", string>
> = {
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

interface DataErased extends Omit<Reader, "fullName"> {
  /** Messages from the address are not erased. */
  messagesStay: boolean;
}

/** The last e-mail to a client who asked for erasure: it does not store the name again. */
export function dataErased({ recipient, language, messagesStay }: DataErased): Email {
  const { subject, news, newsOfAccount, farewell, note } = DATA_ERASED_WORDS[language];
  return letter({ kind: DATA_ERASED, recipient, fullName: null, language, subject }, [
    { type: "text", text: messagesStay ? newsOfAccount : news },
    { type: "text", text: farewell },
    { type: "note", text: note },
  ]);
}
