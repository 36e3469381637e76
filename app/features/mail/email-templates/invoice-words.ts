import type { Block, Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting } from "./greeting";

/** To whom a letter about an invoice goes, and where its page is; null where no link opens it. */
export interface InvoiceReader {
  recipient: string;
  language: Language;
  /** Who reads it, where that is known. */
  name: string | null;
  path: string | null;
}

/** What a letter about an invoice may say of it; amounts and days are written in the reader's language. */
export interface InvoiceFacts {
  number?: string;
  issuedOn?: string;
  dueOn?: string;
  payable?: string;
  received?: string;
  withheld?: string;
  paidOn?: string;
  credited?: string;
  refunded?: string;
  refundedOn?: string;
  /** The reference of a refund. */
  transfer?: string;
  remaining?: string;
  overpaid?: string;
  rib?: string;
  iban?: string;
  bic?: string;
  bank?: string;
  reference?: string;
}

const TERMS: Record<Language, Record<keyof InvoiceFacts, string>> = {
  fr: {
    number: "Facture",
    issuedOn: "Émise le",
    dueOn: "À régler avant le",
    payable: "Montant",
    received: "Reçu",
    withheld: "Retenu à la source",
    paidOn: "Payé le",
    credited: "Montant de l’avoir",
    refunded: "Remboursé",
    refundedOn: "Remboursé le",
    transfer: "Référence",
    remaining: "Reste à régler",
    overpaid: "Trop-perçu, gardé à votre crédit",
    rib: "RIB",
    iban: "IBAN",
    bic: "BIC",
    bank: "Banque",
    reference: "Référence à indiquer",
  },
  es: {
    number: "Factura",
    issuedOn: "Emitida el",
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
    issuedOn: "تاريخ الإصدار",
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
  /** What is said, a paragraph each. */
  texts: readonly string[];
  facts: InvoiceFacts;
}

/** A letter about an invoice: what is said, its facts, and the way to its page. */
export function invoiceLetter({ kind, reader, subject, texts, facts }: Letter): Email {
  const { recipient, language, name, path } = reader;
  const rows = (Object.keys(TERMS.fr) as (keyof InvoiceFacts)[]).flatMap((term) => {
    const value = facts[term];
    return value ? ([[TERMS[language][term], value]] as [string, string][]) : [];
  });
  const way: Block[] = path ? [{ type: "action", label: OPEN[language], path }] : [];
  return {
    kind,
    recipient,
    language,
    subject,
    blocks: [
      greeting(language, name),
      ...texts.map((text): Block => ({ type: "text", text })),
      { type: "facts", rows },
      ...way,
    ],
  };
}
