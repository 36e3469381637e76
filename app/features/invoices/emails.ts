import { letter } from "~/features/mail/letter";
import type { Email } from "~/features/mail/model";
import type { Language } from "~/site/language";

/** The recipient of a letter about an invoice; the path of its page is null where no link opens it. */
export interface InvoiceReader {
  recipient: string;
  language: Language;
  /** Null where it is unknown. */
  name: string | null;
  path: string | null;
}

const FRENCH_TERMS = {
  number: "Facture",
  dueOn: "À régler avant le",
  payable: "Montant",
  received: "Reçu",
  withheld: "Retenu à la source",
  paidOn: "Payé le",
  credited: "Montant de l’avoir",
  refunded: "Remboursé",
  refundedOn: "Remboursé le",
  // Of a refund.
  transfer: "Référence",
  remaining: "Reste à régler",
  overpaid: "Trop-perçu, gardé à votre crédit",
  rib: "RIB",
  iban: "IBAN",
  bic: "BIC",
  bank: "Banque",
  reference: "Référence à indiquer",
};

/** What a letter tells of an invoice; amounts and days are written in the reader's language. */
export type InvoiceFacts = Partial<Record<keyof typeof FRENCH_TERMS, string>>;

const TERMS: Record<Language, Record<keyof InvoiceFacts, string>> = {
  fr: FRENCH_TERMS,
  es: {
    number: "Factura",
    dueOn: "Fecha de vencimiento",
    payable: "Importe",
    received: "Recibido",
    withheld: "Retenido en origen",
    paidOn: "Pagado el",
    credited: "Importe del abono",
    refunded: "Reembolsado",
    refundedOn: "Reembolsado el",
    transfer: "Referencia",
    remaining: "Pendiente de pago",
    overpaid: "Pagado de más, a su favor",
    rib: "Cuenta bancaria (RIB)",
    iban: "IBAN",
    bic: "BIC",
    bank: "Banco",
    reference: "Referencia que debe indicar",
  },
  ar: {
    number: "الفاتورة",
    dueOn: "تاريخ الاستحقاق",
    payable: "المبلغ",
    received: "المبلغ المستلم",
    withheld: "المقتطع من المنبع",
    paidOn: "تاريخ الدفع",
    credited: "مبلغ الإشعار الدائن",
    refunded: "المبلغ المسترد",
    refundedOn: "تاريخ الاسترداد",
    transfer: "المرجع",
    remaining: "المبلغ المتبقي",
    overpaid: "مبلغ زائد محفوظ لحسابكم",
    rib: "الحساب البنكي (RIB)",
    iban: "IBAN",
    bic: "BIC",
    bank: "البنك",
    reference: "المرجع الواجب ذكره",
  },
};

const OPEN: Record<Language, string> = { fr: "Voir la facture", es: "Ver la factura", ar: "عرض الفاتورة" };

interface Letter {
  kind: string;
  reader: InvoiceReader;
  subject: string;
  /** A paragraph each. */
  texts: readonly string[];
  facts: InvoiceFacts;
}

/** A letter about an invoice: texts, facts, and the link to its page. */
export function invoiceLetter({ kind, reader, subject, texts, facts }: Letter): Email {
  const { recipient, language, name, path } = reader;
  const rows = (Object.keys(FRENCH_TERMS) as (keyof InvoiceFacts)[]).flatMap((term) => {
    const value = facts[term];
    return value ? ([[TERMS[language][term], value]] as [string, string][]) : [];
  });
  return letter({ kind, recipient, fullName: name, language, subject }, [
    ...texts.map((text) => ({ type: "text", text }) as const),
    { type: "facts", rows },
    ...(path ? [{ type: "action", label: OPEN[language], path } as const] : []),
  ]);
}

const INVOICE_ISSUED_WORDS: Record<
  Language,
  { subject: (number: string, payable: string) => string; news: string; settled: string }
> = {
  fr: {
    subject: (number, payable) => `Facture ${number}\u202f: ${payable}`,
    news: "Voici votre facture. Indiquez la référence dans le motif de votre virement, pour que nous le reconnaissions.",
    settled: "Voici votre facture. Rien n’est à régler.",
  },
  es: {
    subject: (number, payable) => `Factura ${number}: ${payable}`,
    news: "Aquí tiene su factura. Indique la referencia en el concepto de la transferencia para que la reconozcamos.",
    settled: "Aquí tiene su factura. No queda nada por pagar.",
  },
  ar: {
    subject: (number, payable) => `فاتورة ${number}: ${payable}`,
    news: "إليكم فاتورتكم. يرجى ذكر المرجع في بيان التحويل حتى نتعرف عليه.",
    settled: "إليكم فاتورتكم. لا يوجد مبلغ مستحق.",
  },
};

interface InvoiceIssued extends InvoiceReader {
  facts: InvoiceFacts & { number: string; payable: string };
  /** Whether nothing is left to be paid. */
  isSettled: boolean;
}

export function invoiceIssued({ facts, isSettled, ...reader }: InvoiceIssued): Email {
  const words = INVOICE_ISSUED_WORDS[reader.language];
  return invoiceLetter({
    kind: "invoice-issued",
    reader,
    facts,
    subject: words.subject(facts.number, facts.payable),
    texts: [isSettled ? words.settled : words.news],
  });
}

interface InvoiceLateWords {
  subject: (number: string) => string;
  /** The text of the first letter, and of the second. */
  first: string;
  second: string;
  crossed: string;
}

const INVOICE_LATE_WORDS: Record<Language, InvoiceLateWords> = {
  fr: {
    subject: (number) => `Facture ${number}\u202f: l’échéance est passée`,
    first: "Sauf erreur de notre part, cette facture n’est pas encore réglée.",
    second:
      "Malgré un premier rappel, cette facture n’est toujours pas réglée. Merci de la régler sans attendre, ou de nous dire ce qui vous en empêche.",
    crossed: "Si votre paiement vient de partir, ne tenez pas compte de ce message.",
  },
  es: {
    subject: (number) => `Factura ${number}: el plazo ha vencido`,
    first: "Salvo error por nuestra parte, esta factura aún no está pagada.",
    second:
      "Pese a un primer aviso, esta factura sigue sin pagar. Le rogamos que la pague cuanto antes o nos diga qué se lo impide.",
    crossed: "Si acaba de hacer el pago, no tenga en cuenta este mensaje.",
  },
  ar: {
    subject: (number) => `فاتورة ${number}: انقضى أجل الدفع`,
    first: "ما لم يكن هناك خطأ من جانبنا، فإن هذه الفاتورة لم تُسدَّد بعد.",
    second: "رغم تذكير أول، لم تُسدَّد هذه الفاتورة بعد. نرجو تسديدها في أقرب وقت أو إخبارنا بما يمنع ذلك.",
    crossed: "إذا أرسلتم الدفعة للتو فلا تأخذوا هذه الرسالة بعين الاعتبار.",
  },
};

interface InvoiceLate extends InvoiceReader {
  /** The first letter or the second. */
  step: 1 | 2;
  facts: InvoiceFacts & { number: string };
}

export function invoiceLate({ step, facts, ...reader }: InvoiceLate): Email {
  const words = INVOICE_LATE_WORDS[reader.language];
  return invoiceLetter({
    kind: "invoice-late",
    reader,
    facts,
    subject: words.subject(facts.number),
    texts: [step === 1 ? words.first : words.second, words.crossed],
  });
}

const CREDIT_ISSUED_WORDS: Record<
  Language,
  { subject: (number: string, credited: string) => string; news: (corrected: string) => string }
> = {
  fr: {
    subject: (number, credited) => `Avoir ${number}\u202f: ${credited}`,
    news: (corrected) => `Voici un avoir sur la facture ${corrected}. Il en diminue le montant dû.`,
  },
  es: {
    subject: (number, credited) => `Factura rectificativa ${number}: ${credited}`,
    news: (corrected) => `Aquí tiene un abono sobre la factura ${corrected}, que reduce lo que debe.`,
  },
  ar: {
    subject: (number, credited) => `إشعار دائن ${number}: ${credited}`,
    news: (corrected) => `إليكم إشعاراً دائناً بخصوص الفاتورة ${corrected}، وهو يخفض المبلغ المستحق.`,
  },
};

/** Sends a credit note to the client. @param facts `number` is that of the corrected invoice */
export function creditIssued({
  credit,
  facts,
  ...reader
}: InvoiceReader & { credit: string; facts: InvoiceFacts & { number: string; credited: string } }): Email {
  const words = CREDIT_ISSUED_WORDS[reader.language];
  return invoiceLetter({
    kind: "credit-issued",
    reader,
    facts,
    subject: words.subject(credit, facts.credited),
    texts: [words.news(facts.number)],
  });
}
