import type { Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

export const INQUIRY_RECEIVED = "inquiry-received";

const WORDS: Record<Language, Record<"subject" | "promise", string>> = {
  fr: {
    subject: "Nous avons bien reçu votre message",
    promise:
      "Merci de nous avoir écrit. Une personne de l’équipe vous répond sous 24\u00a0h, avec un devis gratuit et sans engagement.",
  },
  es: {
    subject: "Hemos recibido su mensaje",
    promise:
      "Gracias por escribirnos. Una persona del equipo le responderá en 24\u00a0h, con un presupuesto gratuito y sin compromiso.",
  },
  ar: {
    subject: "لقد استلمنا رسالتكم",
    promise: "شكراً لتواصلكم معنا. سيرد عليكم أحد أعضاء الفريق خلال 24 ساعة، مع عرض سعر مجاني ودون أي التزام.",
  },
};

/** Thanks the visitor. The address is only typed: the e-mail repeats nothing that could be meant for a stranger. */
export function inquiryReceived({
  recipient,
  name,
  language,
}: {
  recipient: string;
  name: string;
  language: Language;
}): Email {
  const { subject, promise } = WORDS[language];
  return {
    kind: INQUIRY_RECEIVED,
    recipient,
    language,
    subject,
    blocks: [greeting(language, name), { type: "text", text: promise }],
  };
}
