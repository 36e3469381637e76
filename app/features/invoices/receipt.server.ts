import { pdfAttachment } from "~/features/billing/documents/keep-document-file.server";
import type { TaxGroup } from "~/features/billing/model/totals";
import { sumOf } from "~/features/billing/model/totals";
import type { BillingDocument, ReceiptPart } from "~/features/billing/schema";
import type { Email } from "~/features/mail/model";
import { queueEmail } from "~/features/mail/outbox.server";
import { formatMoney } from "~/lib/money/format-money";
import type { Transaction } from "~/server/db/transaction.server";
import type { Language } from "~/site/language";
import type { InvoiceClient, InvoiceFacts, InvoiceReader } from "./letters.server";
import { dayText, invoiceLetter, readerOf } from "./letters.server";

/** The receipt of a payment or of a refund, with the parties of its invoice. @param receipt `taxes` is its split by rate */
export function receiptOf(
  invoice: BillingDocument,
  receipt: {
    kind: "receipt" | "refund";
    number: string;
    issuedOn: string;
    part: Omit<ReceiptPart, "invoiceNumber">;
    taxes: readonly TaxGroup[];
  },
): BillingDocument {
  const { kind, number, issuedOn, part, taxes } = receipt;
  const totals = sumOf(taxes);
  return {
    ...invoice,
    kind,
    number,
    issuedOn,
    dueOn: null,
    lines: [],
    deductions: [],
    ...totals,
    payable: totals.gross,
    receipt: { invoiceNumber: invoice.number, ...part },
  };
}

/** Writes to the client about a payment or a refund with its receipt, in the transaction that records it. */
export async function sendReceipt(
  tx: Transaction,
  {
    paymentId,
    invoiceId,
    client,
    document,
  }: { paymentId: string; invoiceId: string; client: InvoiceClient; document: BillingDocument },
): Promise<void> {
  const { kind, number, language, currency, receipt } = document;
  const reader = await readerOf(tx, { client, invoiceId, language });
  if (!reader || !receipt) return;
  const { invoiceNumber, paidOn, received, vatWithheld, feeWithheld, reference, remaining } = receipt;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const day = dayText(paidOn, language);
  const overpaid = remaining < 0 && { overpaid: money(-remaining) };
  const withheld = vatWithheld + feeWithheld;
  const letter =
    kind === "refund"
      ? paymentRefunded({
          ...reader,
          receipt: number,
          facts: {
            number: invoiceNumber,
            refunded: money(received),
            refundedOn: day,
            ...(reference && { transfer: reference }),
            ...overpaid,
          },
        })
      : paymentReceived({
          ...reader,
          receipt: number,
          facts: {
            number: invoiceNumber,
            received: money(received),
            paidOn: day,
            ...(withheld > 0 && { withheld: money(withheld) }),
            ...(overpaid || { remaining: money(remaining) }),
          },
        });
  const attachments = [pdfAttachment("receipt", paymentId, number)];
  await queueEmail(tx, { ...letter, attachments }, { invoice_id: invoiceId });
}

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
