import { liveLink, openLink } from "~/features/billing/client-link.server";
import { enqueueDocumentFile, pdfAttachment } from "~/features/billing/documents/keep-document-file.server";
import { accountOf } from "~/features/billing/documents/model/identity-lines";
import type { BillingDocument } from "~/features/billing/schema";
import { letter } from "~/features/mail/letter";
import type { Email } from "~/features/mail/model";
import { queueEmail } from "~/features/mail/outbox.server";
import { formatMoney } from "~/lib/money/format-money";
import type { Transaction } from "~/server/db/transaction.server";
import type { Day } from "~/site/calendar";
import { dayInCasablanca, startOfDay } from "~/site/calendar";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";

export async function sendIssued(
  tx: Transaction,
  { id, client, document }: { id: string; client: InvoiceClient; document: BillingDocument },
): Promise<void> {
  const { number, language, currency, payable, corrects, seller, dueOn } = document;
  await enqueueDocumentFile(tx, { kind: "invoice", subjectId: id, format: "pdf" });
  const reader = await readerOf(tx, { client, invoiceId: id, language });
  if (!reader) return;
  const [about, attachments] = [{ invoice_id: id }, [pdfAttachment("invoice", id, number)]];
  if (corrects) {
    const facts = { number: corrects.number, credited: formatMoney(payable, currency, language) };
    await queueEmail(tx, { ...creditIssued({ ...reader, credit: number, facts }), attachments }, about);
    return;
  }
  const facts = {
    number,
    payable: formatMoney(payable, currency, language),
    ...(payable > 0 && {
      ...accountOf(document),
      ...(seller.bankName && { bank: seller.bankName }),
      reference: number,
    }),
    ...(payable > 0 && dueOn && { dueOn: dayText(dueOn, language) }),
  };
  await queueEmail(tx, { ...invoiceIssued({ ...reader, facts, isSettled: payable === 0 }), attachments }, about);
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

/** @param isSettled whether nothing is left to be paid */
export function invoiceIssued({
  facts,
  isSettled,
  ...reader
}: InvoiceReader & { facts: InvoiceFacts & { number: string; payable: string }; isSettled: boolean }): Email {
  const words = INVOICE_ISSUED_WORDS[reader.language];
  return invoiceLetter({
    kind: "invoice-issued",
    reader,
    facts,
    subject: words.subject(facts.number, facts.payable),
    texts: [isSettled ? words.settled : words.news],
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

export interface InvoiceClient {
  legal_name: string;
  contact_name: string | null;
  email: string | null;
  profile_id: string | null;
}

/** The recipient of letters about an invoice, with the path of its page; null without an e-mail address. */
export async function readerOf(
  tx: Transaction,
  { client, invoiceId, language }: { client: InvoiceClient; invoiceId: string; language: Language },
): Promise<InvoiceReader | null> {
  if (!client.email) return null;
  const path = client.profile_id ? `/dashboard/factures/${invoiceId}` : await pathByLink(tx, invoiceId);
  return { recipient: client.email, language, name: client.contact_name, path };
}

/** The invoice's page by the link of its quote; null without a quote, or with a revoked link. */
async function pathByLink(tx: Transaction, invoiceId: string): Promise<string | null> {
  const select = { quote: { select: { root_id: true, valid_until: true } } } as const;
  const { quote } = await tx.invoice.findUniqueOrThrow({ where: { id: invoiceId }, select });
  const live = quote && (await liveLink(quote.root_id, tx));
  if (!live) return null;
  const validUntil = quote.valid_until ? dayInCasablanca(quote.valid_until) : dayInCasablanca(new Date());
  // A token that no key decrypts any more is replaced, as in the reminders of a quote.
  const token = live.token ?? (await openLink(tx, { rootId: quote.root_id, validUntil })).token;
  return `/devis/${token}/factures/${invoiceId}`;
}

export const dayText = (day: Day, language: Language) => formatDate(startOfDay(day), language);

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

/** A letter about an invoice: texts, a paragraph each, facts, and the link to its page. */
export function invoiceLetter({
  kind,
  reader,
  subject,
  texts,
  facts,
}: {
  kind: string;
  reader: InvoiceReader;
  subject: string;
  texts: readonly string[];
  facts: InvoiceFacts;
}): Email {
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
