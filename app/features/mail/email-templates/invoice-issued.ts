import type { Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import type { InvoiceFacts, InvoiceReader } from "./invoice-words";
import { invoiceLetter } from "./invoice-words";

const INVOICE_ISSUED = "invoice-issued";

const WORDS: Record<Language, { subject: (number: string, payable: string) => string; news: string; settled: string }> =
  {
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

/** Sends an invoice to the client. */
export function invoiceIssued({ facts, isSettled, ...reader }: InvoiceIssued): Email {
  const words = WORDS[reader.language];
  return invoiceLetter({
    kind: INVOICE_ISSUED,
    reader,
    facts,
    subject: words.subject(facts.number, facts.payable),
    texts: [isSettled ? words.settled : words.news],
  });
}
