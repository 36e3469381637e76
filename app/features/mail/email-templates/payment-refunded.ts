import type { Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import type { InvoiceFacts, InvoiceReader } from "./invoice-words";
import { invoiceLetter } from "./invoice-words";

const PAYMENT_REFUNDED = "payment-refunded";

const WORDS: Record<
  Language,
  { subject: (receipt: string, refunded: string) => string; news: (number: string) => string }
> = {
  fr: {
    subject: (receipt, refunded) => `Remboursement ${receipt}\u202f: ${refunded}`,
    news: (number) => `Nous vous avons remboursé sur la facture ${number}. Voici le reçu de ce remboursement.`,
  },
  es: {
    subject: (receipt, refunded) => `Reembolso ${receipt}: ${refunded}`,
    news: (number) => `Le hemos hecho un reembolso de la factura ${number}. Aquí tiene su recibo.`,
  },
  ar: {
    subject: (receipt, refunded) => `استرداد ${receipt}: ${refunded}`,
    news: (number) => `لقد رددنا إليكم مبلغاً عن الفاتورة ${number}. إليكم إيصال هذا الاسترداد.`,
  },
};

interface PaymentRefunded extends InvoiceReader {
  receipt: string;
  facts: InvoiceFacts & { number: string; refunded: string };
}

/** Tells the client of money that went back to him, and says what is left of his credit. */
export function paymentRefunded({ receipt, facts, ...reader }: PaymentRefunded): Email {
  const words = WORDS[reader.language];
  return invoiceLetter({
    kind: PAYMENT_REFUNDED,
    reader,
    facts,
    subject: words.subject(receipt, facts.refunded),
    texts: [words.news(facts.number)],
  });
}
