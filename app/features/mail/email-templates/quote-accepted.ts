import type { Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

const QUOTE_ACCEPTED = "quote-accepted";

interface QuoteAccepted {
  recipient: string;
  /** Of the addressee, which the agency has written. */
  name: string;
  language: Language;
  quote: AcceptedFacts;
  /** Whether a letter with the invoice of the deposit follows. */
  hasDeposit: boolean;
  /** Of the page of the document. */
  path: string;
}

interface AcceptedFacts {
  number: string;
  title: string;
  /** With its currency. */
  total: string;
  acceptedBy: string;
  /** Day and time. */
  acceptedAt: string;
}

interface Words extends Record<"news" | "quote" | "total" | "by" | "at" | "next" | "deposit" | "button", string> {
  subject: (number: string) => string;
}

const WORDS: Record<Language, Words> = {
  fr: {
    subject: (number) => `Devis ${number} accepté`,
    news: "Merci, votre acceptation nous est bien parvenue. Le devis accepté, avec vos options, est joint à ce message.",
    quote: "Devis",
    total: "Total TTC",
    by: "Accepté par",
    at: "Accepté le",
    next: "Nous préparons votre projet, et vous écrivons avant de commencer.",
    deposit: "La facture d’acompte vous parvient par un autre message.",
    button: "Voir le devis et son dossier",
  },
  es: {
    subject: (number) => `Presupuesto ${number} aceptado`,
    news: "Gracias, hemos recibido su aceptación. El presupuesto aceptado, con sus opciones, va adjunto a este mensaje.",
    quote: "Presupuesto",
    total: "Total con IVA",
    by: "Aceptado por",
    at: "Aceptado el",
    next: "Preparamos su proyecto y le escribiremos antes de empezar.",
    deposit: "Recibirá la factura del anticipo en otro mensaje.",
    button: "Ver el presupuesto y su expediente",
  },
  ar: {
    subject: (number) => `قُبل عرض السعر ${number}`,
    news: "شكراً لكم، وصلنا قبولكم. تجدون العرض المقبول مع خياراتكم مرفقاً بهذه الرسالة.",
    quote: "عرض السعر",
    total: "المجموع مع الضريبة",
    by: "قبِله",
    at: "بتاريخ",
    next: "نحضّر مشروعكم، ونراسلكم قبل أن نبدأ.",
    deposit: "تصلكم فاتورة الدفعة المقدمة في رسالة أخرى.",
    button: "عرض الوثيقة وملفها",
  },
};

/** Confirms an acceptance to the client; the accepted document is attached by the caller. */
export function quoteAccepted({ recipient, name, language, quote, path, hasDeposit }: QuoteAccepted): Email {
  const words = WORDS[language];
  return {
    kind: QUOTE_ACCEPTED,
    recipient,
    language,
    subject: words.subject(quote.number),
    blocks: [
      greeting(language, name),
      { type: "text", text: words.news },
      {
        type: "facts",
        rows: [
          [words.quote, `${quote.number}, ${quote.title}`],
          [words.total, quote.total],
          [words.by, quote.acceptedBy],
          [words.at, quote.acceptedAt],
        ],
      },
      { type: "text", text: hasDeposit ? `${words.next} ${words.deposit}` : words.next },
      { type: "action", label: words.button, path },
    ],
  };
}
