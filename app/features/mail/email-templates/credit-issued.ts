import type { Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import type { InvoiceFacts, InvoiceReader } from "./invoice-words";
import { invoiceLetter } from "./invoice-words";

const CREDIT_ISSUED = "credit-issued";

const WORDS: Record<
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

interface CreditIssued extends InvoiceReader {
  credit: string;
  facts: InvoiceFacts & { number: string; credited: string };
}

/** Sends a credit note to the client; the number among its facts is that of the invoice which it corrects. */
export function creditIssued({ credit, facts, ...reader }: CreditIssued): Email {
  const words = WORDS[reader.language];
  return invoiceLetter({
    kind: CREDIT_ISSUED,
    reader,
    facts,
    subject: words.subject(credit, facts.credited),
    texts: [words.news(facts.number)],
  });
}
