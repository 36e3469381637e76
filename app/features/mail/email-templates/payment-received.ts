import type { Email } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import type { InvoiceFacts, InvoiceReader } from "./invoice-words";
import { invoiceLetter } from "./invoice-words";

const PAYMENT_RECEIVED = "payment-received";

const WORDS: Record<
  Language,
  { subject: (receipt: string, received: string) => string; thanks: (number: string) => string }
> = {
  fr: {
    subject: (receipt, received) => `Reçu ${receipt}\u202f: ${received}`,
    thanks: (number) => `Nous avons bien reçu votre paiement de la facture ${number}. Merci.`,
  },
  es: {
    subject: (receipt, received) => `Recibo ${receipt}: ${received}`,
    thanks: (number) => `Hemos recibido su pago de la factura ${number}. Gracias.`,
  },
  ar: {
    subject: (receipt, received) => `إيصال ${receipt}: ${received}`,
    thanks: (number) => `لقد استلمنا دفعتكم عن الفاتورة ${number}. شكراً لكم.`,
  },
};

interface PaymentReceived extends InvoiceReader {
  receipt: string;
  facts: InvoiceFacts & { number: string; received: string };
}

/** Thanks the client for a payment, and says what is left. */
export function paymentReceived({ receipt, facts, ...reader }: PaymentReceived): Email {
  const words = WORDS[reader.language];
  return invoiceLetter({
    kind: PAYMENT_RECEIVED,
    reader,
    facts,
    subject: words.subject(receipt, facts.received),
    texts: [words.thanks(facts.number)],
  });
}
