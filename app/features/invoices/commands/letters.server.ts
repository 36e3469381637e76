import type { BillingDocument } from "~/features/billing/model/document";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { creditIssued } from "~/features/mail/email-templates/credit-issued";
import { invoiceIssued } from "~/features/mail/email-templates/invoice-issued";
import type { InvoiceReader } from "~/features/mail/email-templates/invoice-words";
import { paymentReceived } from "~/features/mail/email-templates/payment-received";
import { formatMoney } from "~/lib/money/format-money";
import type { Transaction } from "~/server/db/transaction.server";
import { startOfDay } from "~/site/calendar";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";

/** To whom letters about an invoice go. */
interface InvoiceClient {
  legal_name: string;
  contact_name: string | null;
  email: string | null;
  profile_id: string | null;
}

/** Who reads the letters about an invoice, and where; null where no address is known. */
function readerOf(client: InvoiceClient, invoiceId: string, language: Language): InvoiceReader | null {
  if (!client.email) return null;
  const path = client.profile_id ? `/dashboard/factures/${invoiceId}` : null;
  return { recipient: client.email, language, name: client.contact_name, path };
}

/** A day of a document ('2026-11-23') in words. */
function dayText(day: string, language: Language): string {
  return formatDate(startOfDay(day), language);
}

interface Issued {
  id: string;
  client: InvoiceClient;
  document: BillingDocument;
}

/** Sends an invoice or a credit note, in the transaction that issues it. */
export async function sendIssued(tx: Transaction, { id, client, document }: Issued): Promise<void> {
  const { number, language, currency, payable, corrects, seller, dueOn } = document;
  const reader = readerOf(client, id, language);
  if (!reader) return;
  if (corrects) {
    const facts = { number: corrects.number, credited: formatMoney(payable, currency, language) };
    await queueEmail(tx, creditIssued({ ...reader, credit: number, facts }), { invoice_id: id });
    return;
  }
  const facts = {
    ...{ number, payable: formatMoney(payable, currency, language) },
    ...(payable > 0 && { rib: seller.rib, ...(seller.bankName && { bank: seller.bankName }), reference: number }),
    ...(payable > 0 && dueOn && { dueOn: dayText(dueOn, language) }),
  };
  await queueEmail(tx, invoiceIssued({ ...reader, facts, isSettled: payable === 0 }), { invoice_id: id });
}

interface SentReceipt {
  invoiceId: string;
  client: InvoiceClient;
  document: BillingDocument;
}

/** Thanks the client for a payment with its receipt, in the transaction that records it. */
export async function sendReceipt(tx: Transaction, { invoiceId, client, document }: SentReceipt): Promise<void> {
  const { number, language, currency, receipt } = document;
  const reader = readerOf(client, invoiceId, language);
  if (!reader || !receipt) return;
  const { invoiceNumber, paidOn, received, vatWithheld, feeWithheld, remaining } = receipt;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const withheld = vatWithheld + feeWithheld;
  const facts = {
    ...{ number: invoiceNumber, received: money(received), paidOn: dayText(paidOn, language) },
    ...(withheld > 0 && { withheld: money(withheld) }),
    ...(remaining >= 0 ? { remaining: money(remaining) } : { overpaid: money(-remaining) }),
  };
  await queueEmail(tx, paymentReceived({ ...reader, receipt: number, facts }), { invoice_id: invoiceId });
}
