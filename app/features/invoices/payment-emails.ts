import { letter } from "~/features/mail/letter";
import type { Email } from "~/features/mail/model";
import type { Language } from "~/site/language";
import type { InvoiceFacts, InvoiceReader } from "./emails";
import { invoiceLetter } from "./emails";

const PAYMENT_RECEIVED_WORDS: Record<
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

export function paymentReceived({
  receipt,
  facts,
  ...reader
}: InvoiceReader & { receipt: string; facts: InvoiceFacts & { number: string; received: string } }): Email {
  const words = PAYMENT_RECEIVED_WORDS[reader.language];
  return invoiceLetter({
    kind: "payment-received",
    reader,
    facts,
    subject: words.subject(receipt, facts.received),
    texts: [words.thanks(facts.number)],
  });
}

const PAYMENT_REFUNDED_WORDS: Record<
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

/** Tells the client of a refund, and what is left of the credit. */
export function paymentRefunded({
  receipt,
  facts,
  ...reader
}: InvoiceReader & { receipt: string; facts: InvoiceFacts & { number: string; refunded: string } }): Email {
  const words = PAYMENT_REFUNDED_WORDS[reader.language];
  return invoiceLetter({
    kind: "payment-refunded",
    reader,
    facts,
    subject: words.subject(receipt, facts.refunded),
    texts: [words.news(facts.number)],
  });
}

export const TRANSFER_CLAIMED = "transfer-claimed";

export function transferClaimed({
  recipient,
  invoiceId,
  number,
  client,
  amount,
  note,
}: {
  recipient: string;
  invoiceId: string;
  number: string;
  client: string;
  amount: string;
  note: string | null;
}): Email {
  return letter(
    {
      kind: TRANSFER_CLAIMED,
      recipient,
      fullName: null,
      language: "fr",
      subject: `Virement annoncé pour la facture ${number}`,
    },
    [
      { type: "text", text: "Un client dit avoir viré. Confirmez-le une fois l’argent sur le compte." },
      {
        type: "facts",
        rows: [
          ["Facture", number],
          ["Client", client],
          ["Montant annoncé", amount],
        ],
      },
      ...(note ? [{ type: "quote" as const, text: note }] : []),
      { type: "action", label: "Ouvrir la facture", path: `/admin/factures/${invoiceId}` },
    ],
  );
}
