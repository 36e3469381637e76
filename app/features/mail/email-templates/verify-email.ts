import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const WORDS: Record<Language, Record<"subject" | "news" | "created" | "proof" | "button" | "note", string>> = {
  fr: {
    subject: "Confirmez votre adresse e-mail",
    news: "Votre compte est créé. Confirmez votre adresse pour vous connecter et suivre vos projets.",
    created: "Votre compte est créé",
    proof: "Votre compte est créé. Ce lien confirme, si on vous le demande, que l’adresse est bien la vôtre.",
    button: "Confirmer mon adresse",
    note: "Le lien est valable trois jours et ne sert qu’une fois. Si vous n’avez pas créé de compte, ignorez ce message.",
  },
  es: {
    subject: "Confirme su dirección de correo",
    news: "Su cuenta está creada. Confirme su dirección para iniciar sesión y seguir sus proyectos.",
    created: "Su cuenta está creada",
    proof: "Su cuenta está creada. Este enlace confirma, si se le pide, que la dirección es suya.",
    button: "Confirmar mi dirección",
    note: "El enlace es válido durante tres días y solo sirve una vez. Si no ha creado ninguna cuenta, ignore este mensaje.",
  },
  ar: {
    subject: "أكدوا عنوان بريدكم الإلكتروني",
    news: "أُنشئ حسابكم. أكدوا عنوانكم لتسجيل الدخول ومتابعة مشاريعكم.",
    created: "أُنشئ حسابكم",
    proof: "أُنشئ حسابكم. يؤكد هذا الرابط، إن طُلب منكم ذلك، أن العنوان عنوانكم.",
    button: "تأكيد عنواني",
    note: "الرابط صالح لثلاثة أيام ولا يُستعمل إلا مرة واحدة. إن لم تنشئوا حساباً، فتجاهلوا هذه الرسالة.",
  },
};

interface Verified extends Reader {
  token: string;
  /** Whether nobody signs in before the address is confirmed: where the site sends e-mail. */
  isNeeded: boolean;
}

/** Welcome, and the link which shows that the address is its owner's. */
export function verifyEmail({ recipient, fullName, language, token, isNeeded }: Verified): Email {
  const { news, created, proof, button, note, ...words } = WORDS[language];
  const subject = isNeeded ? words.subject : created;
  return {
    kind: "verify-email",
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, fullName),
      { type: "text", text: isNeeded ? news : proof },
      { type: "action", label: button, path: `/auth/verify?token=${token}` },
      { type: "note", text: note },
    ],
  };
}
