import type { Letter } from "~/features/mail/model";
import type { Language } from "~/lib/language";
import { plainName } from "~/lib/plain-name";

export const INQUIRY_RECEIVED = "inquiry-received";

interface Words {
  subject: string;
  greeting: (name: string | null) => string;
  promise: string;
}

const WORDS: Record<Language, Words> = {
  fr: {
    subject: "Nous avons bien reçu votre message",
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    promise:
      "Merci de nous avoir écrit. Une personne de l’équipe vous répond sous 24\u00a0h, avec un devis gratuit et sans engagement.",
  },
  es: {
    subject: "Hemos recibido su mensaje",
    greeting: (name) => (name ? `Hola, ${name}:` : "Hola:"),
    promise:
      "Gracias por escribirnos. Una persona del equipo le responderá en 24\u00a0h, con un presupuesto gratuito y sin compromiso.",
  },
  ar: {
    subject: "لقد استلمنا رسالتكم",
    greeting: (name) => (name ? `مرحباً ${name}،` : "مرحباً،"),
    promise: "شكراً لتواصلكم معنا. سيرد عليكم أحد أعضاء الفريق خلال 24 ساعة، مع عرض سعر مجاني ودون أي التزام.",
  },
};

interface InquiryReceived {
  recipient: string;
  name: string;
  language?: Language;
}

/**
 * Thanks whoever wrote, in the language of the page it was written on. The address is only typed: the letter repeats
 * nothing that could be meant for a stranger.
 */
export function inquiryReceived({ recipient, name, language = "fr" }: InquiryReceived): Letter {
  const { subject, greeting, promise } = WORDS[language];
  return {
    kind: INQUIRY_RECEIVED,
    recipient,
    language,
    subject,
    blocks: [
      { type: "text", text: greeting(plainName(name)) },
      { type: "text", text: promise },
    ],
  };
}
