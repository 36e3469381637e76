import { liveLink, openLink } from "~/features/billing/client-link.server";
import { enqueueDocumentFile } from "~/features/billing/documents/keep-document-file.server";
import { pdfAttachment } from "~/features/billing/documents/model/document-ref";
import { accountOf } from "~/features/billing/documents/model/identity-lines";
import type { BillingDocument } from "~/features/billing/schema";
import type { InvoiceReader } from "~/features/invoices/emails";
import { creditIssued, invoiceIssued, invoiceLate } from "~/features/invoices/emails";
import { paymentReceived, paymentRefunded } from "~/features/invoices/payment-emails";
import { queueEmail } from "~/features/mail/outbox.server";
import { formatMoney } from "~/lib/money/format-money";
import type { Transaction } from "~/server/db/transaction.server";
import type { Day } from "~/site/calendar";
import { dayInCasablanca, startOfDay } from "~/site/calendar";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";

interface InvoiceClient {
  legal_name: string;
  contact_name: string | null;
  email: string | null;
  profile_id: string | null;
}

/** The recipient of letters about an invoice, with the path of its page; null without an e-mail address. */
async function readerOf(
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

const dayText = (day: Day, language: Language) => formatDate(startOfDay(day), language);

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

/** @returns false without an e-mail address */
export async function sendLate(
  tx: Transaction,
  {
    invoiceId,
    client,
    document,
    remaining,
    step,
  }: { invoiceId: string; client: InvoiceClient; document: BillingDocument; remaining: number; step: 1 | 2 },
): Promise<boolean> {
  const { number, language, currency, dueOn, seller } = document;
  const reader = await readerOf(tx, { client, invoiceId, language });
  if (!reader) return false;
  const facts = {
    number,
    remaining: formatMoney(remaining, currency, language),
    ...accountOf(document),
    reference: number,
    ...(dueOn && { dueOn: dayText(dueOn, language) }),
    ...(seller.bankName && { bank: seller.bankName }),
  };
  const attachments = [pdfAttachment("invoice", invoiceId, number)];
  await queueEmail(tx, { ...invoiceLate({ ...reader, step, facts }), attachments }, { invoice_id: invoiceId });
  return true;
}
