import type { Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const QUOTE_ANSWERED = "quote-answered";

/** What the client asked instead of accepting. */
export type QuoteAnswer = "change" | "refusal";

interface QuoteAnswered {
  recipient: string;
  name: string;
  language: Language;
  answer: QuoteAnswer;
  quote: { number: string; title: string };
  /** What the client wrote, if anything. */
  text: string | null;
  path: string;
}

interface Words extends Record<"news" | "button", string> {
  subject: (number: string) => string;
}

const WORDS: Record<QuoteAnswer, Record<Language, Words>> = {
  change: {
    fr: {
      subject: (number) => `Devis ${number}\u202f: votre demande de modification`,
      news: "Nous avons reçu votre demande. Nous vous envoyons une nouvelle version du devis, par le même lien.",
      button: "Voir le devis",
    },
    es: {
      subject: (number) => `Presupuesto ${number}: su petición de cambio`,
      news: "Hemos recibido su petición. Le enviaremos una nueva versión del presupuesto por el mismo enlace.",
      button: "Ver el presupuesto",
    },
    ar: {
      subject: (number) => `عرض السعر ${number}: طلب التعديل`,
      news: "وصلنا طلبكم. نرسل إليكم نسخة جديدة من العرض عبر الرابط نفسه.",
      button: "عرض الوثيقة",
    },
  },
  refusal: {
    fr: {
      subject: (number) => `Devis ${number} refusé`,
      news: "Votre refus est enregistré, et le devis est clos. Écrivez-nous si vous changez d’avis.",
      button: "Voir le devis",
    },
    es: {
      subject: (number) => `Presupuesto ${number} rechazado`,
      news: "Su rechazo está registrado y el presupuesto queda cerrado. Escríbanos si cambia de opinión.",
      button: "Ver el presupuesto",
    },
    ar: {
      subject: (number) => `رُفض عرض السعر ${number}`,
      news: "سُجّل رفضكم وأُغلق العرض. راسلونا إن غيّرتم رأيكم.",
      button: "عرض الوثيقة",
    },
  },
};

/** Confirms to the client what was answered to a quote instead of accepting it. */
export function quoteAnswered({ recipient, name, language, answer, text, quote, path }: QuoteAnswered): Email {
  const words = WORDS[answer][language];
  return {
    kind: QUOTE_ANSWERED,
    recipient,
    language,
    subject: words.subject(quote.number),
    blocks: [
      greeting(language, name),
      { type: "text", text: words.news },
      ...(text ? [{ type: "quote", text } as const] : []),
      { type: "action", label: words.button, path },
    ],
  };
}
