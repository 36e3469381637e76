import type { Letter } from "~/features/mail/model";
import type { Language } from "~/lib/language";

interface Words {
  subject: string;
  greeting: (name: string) => string;
  promise: string;
  copy: string;
}

const WORDS: Record<Language, Words> = {
  fr: {
    subject: "Nous avons bien reçu votre message",
    greeting: (name) => `Bonjour ${name},`,
    promise:
      "Merci de nous avoir écrit. Une personne de l’équipe vous répond sous 24\u00a0h, avec un devis gratuit et sans engagement.",
    copy: "Votre message\u202f:",
  },
  es: {
    subject: "Hemos recibido su mensaje",
    greeting: (name) => `Hola, ${name}:`,
    promise:
      "Gracias por escribirnos. Una persona del equipo le responderá en 24\u00a0h, con un presupuesto gratuito y sin compromiso.",
    copy: "Su mensaje:",
  },
  ar: {
    subject: "لقد استلمنا رسالتكم",
    greeting: (name) => `مرحباً ${name}،`,
    promise: "شكراً لتواصلكم معنا. سيرد عليكم أحد أعضاء الفريق خلال 24 ساعة، مع عرض سعر مجاني ودون أي التزام.",
    copy: "رسالتكم:",
  },
};

interface InquiryReceived {
  recipient: string;
  name: string;
  message: string;
  language?: Language;
}

/** Thanks whoever wrote, in the language of the page it was written on, with a copy of the message. */
export function inquiryReceived({ recipient, name, message, language = "fr" }: InquiryReceived): Letter {
  const { subject, greeting, promise, copy } = WORDS[language];
  return {
    kind: "inquiry-received",
    recipient,
    language,
    subject,
    blocks: [
      { type: "text", text: greeting(name) },
      { type: "text", text: promise },
      { type: "text", text: copy },
      { type: "quote", text: message },
    ],
  };
}
