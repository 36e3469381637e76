import { letter } from "~/features/mail/letter";
import type { Email } from "~/features/mail/model";
import type { Language } from "~/site/language";

interface QuoteAccepted {
  recipient: string;
  /** Of the recipient, as the agency has written it. */
  name: string;
  language: Language;
  quote: {
    number: string;
    title: string;
    /** With its currency. */
    total: string;
    acceptedBy: string;
    /** Day and time. */
    acceptedAt: string;
  };
  /** Whether a letter with the invoice of the deposit follows. */
  hasDeposit: boolean;
  /** Of the page of the document. */
  path: string;
}

const QUOTE_ACCEPTED_WORDS: Record<
  Language,
  Record<"news" | "quote" | "total" | "by" | "at" | "next" | "deposit" | "button", string> & {
    subject: (number: string) => string;
  }
> = {
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
  const words = QUOTE_ACCEPTED_WORDS[language];
  return letter({ kind: "quote-accepted", recipient, fullName: name, language, subject: words.subject(quote.number) }, [
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
  ]);
}

/** An answer other than acceptance. */
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

const QUOTE_ANSWERED_WORDS: Record<
  QuoteAnswer,
  Record<Language, Record<"news" | "button", string> & { subject: (number: string) => string }>
> = {
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

export function quoteAnswered({ recipient, name, language, answer, text, quote, path }: QuoteAnswered): Email {
  const words = QUOTE_ANSWERED_WORDS[answer][language];
  return letter({ kind: "quote-answered", recipient, fullName: name, language, subject: words.subject(quote.number) }, [
    { type: "text", text: words.news },
    ...(text ? [{ type: "quote", text } as const] : []),
    { type: "action", label: words.button, path },
  ]);
}

export const QUOTE_DECIDED = "quote-decided";

/** A client's answer. */
export type QuoteDecision = "acceptance" | "change" | "refusal";

interface QuoteDecided {
  recipient: string;
  decision: QuoteDecision;
  quote: { id: string; number: string; title: string; client: string; total: string };
  /** The name of an acceptance. */
  by: string | null;
  text: string | null;
  /** For the team, such as why no deposit was invoiced. */
  notes?: readonly string[];
}

const QUOTE_DECIDED_WORDS: Record<QuoteDecision, { subject: string; news: string }> = {
  acceptance: {
    subject: "accepté",
    news: "Le client a accepté ce devis. Son projet est ouvert, avec ses étapes.",
  },
  change: { subject: "à modifier", news: "Le client demande une modification de ce devis." },
  refusal: { subject: "refusé", news: "Le client a refusé ce devis." },
};

export function quoteDecided({ recipient, decision, quote, by, text, notes = [] }: QuoteDecided): Email {
  const { subject, news } = QUOTE_DECIDED_WORDS[decision];
  const { id, number, title, client, total } = quote;
  return {
    kind: QUOTE_DECIDED,
    recipient,
    language: "fr",
    subject: `Devis ${number} ${subject}\u202f: ${client}`,
    blocks: [
      { type: "text", text: news },
      {
        type: "facts",
        rows: [
          ["Devis", `${number}, ${title}`],
          ["Client", client],
          ["Total TTC", total],
          ...(by ? [["Par", by] as const] : []),
        ],
      },
      ...(text ? [{ type: "quote", text } as const] : []),
      ...notes.map((note) => ({ type: "text", text: note }) as const),
      { type: "action", label: "Ouvrir le devis", path: `/admin/devis/${id}` },
    ],
  };
}
