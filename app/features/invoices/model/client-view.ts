import { INVOICE_COPY } from "~/content/invoice-page";
import type { BillingDocument } from "~/features/billing/model/document";
import { parseDocument } from "~/features/billing/schema/document";
import { accountRows } from "~/features/billing-documents/model/account";
import { isolateIn } from "~/features/billing-documents/model/identity-lines";
import type { TransferFacts } from "~/features/invoices/components/transfer-facts";
import type { InvoiceDetails, listInvoicesOfQuote } from "~/features/invoices/queries/invoices.server";
import { formatMoney, hundredthsText } from "~/lib/money/format-money";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import { toDocumentView } from "./document-view";
import { INVOICE_STATE_TONES, stateOf } from "./invoice";
import { isRefund } from "./refund";

/** An issued invoice as its client sees it. */
export type ClientInvoice = ReturnType<typeof toClientInvoice>;

interface Seen {
  /** '2026-11-23' */
  today: string;
  /** Of the page; the document is in its own. */
  language: Language;
}

/** An invoice of a client, with how to pay what is left of it. */
export function toClientInvoice(invoice: InvoiceDetails, seen: Seen) {
  const { id, currency, payments, claims } = invoice;
  const { language } = seen;
  const { modes } = INVOICE_COPY[language];
  const document = parseDocument(invoice.document ?? "");
  const remaining = invoice.balance?.remaining ?? 0;
  const money = (amount: number) => formatMoney(amount, currency, language);
  return {
    id,
    language,
    document: toDocumentView(document),
    ...standing(invoice, seen),
    overpaid: remaining < 0 ? isolateIn(language)(money(-remaining)) : null,
    payments: payments
      .filter(({ cancelled_at }) => !cancelled_at)
      .map((payment) => ({
        isRefund: isRefund(payment),
        id: payment.id,
        receipt: payment.receipt_number,
        mode: modes[payment.mode],
        on: formatDate(payment.paid_on, language),
        amount: money(payment.received),
      })),
    claims: claims
      .filter(({ state }) => state !== "confirmed")
      .map((claim) => ({
        id: claim.id,
        isPending: claim.state === "pending",
        on: formatDate(claim.created_at, language),
        amount: money(claim.amount),
      })),
    transfer: remaining > 0 ? transferOf(document, money(remaining), language) : null,
    amount: hundredthsText(Math.max(0, remaining)),
  };
}

/** An invoice of a quote, with where it is to be paid. */
export type QuoteInvoice = ReturnType<typeof toQuoteInvoice>;

/** An invoice of a quote as the quote's page tells of it. */
export function toQuoteInvoice(invoice: Awaited<ReturnType<typeof listInvoicesOfQuote>>[number], seen: Seen) {
  const { id, payable, currency, balance } = invoice;
  const document = parseDocument(invoice.document ?? "");
  const money = (amount: number) => formatMoney(amount, currency, seen.language);
  const isOpen = balance !== null && balance.remaining > 0;
  return {
    id,
    heading: toDocumentView(document).heading,
    ...standing(invoice, seen),
    amount: money(payable),
    transfer: isOpen ? transferOf(document, money(balance.remaining), seen.language) : null,
  };
}

type Standing = Parameters<typeof stateOf>[0] & { number: string | null; due_on: Date | null };

function standing(invoice: Standing, { today, language }: Seen) {
  const state = stateOf(invoice, today);
  const label = state === "draft" ? "" : INVOICE_COPY[language].states[state];
  const due = invoice.due_on && formatDate(invoice.due_on, language);
  return { number: invoice.number ?? "", state: { label, tone: INVOICE_STATE_TONES[state] }, due };
}

function transferOf(document: BillingDocument, remaining: string, language: Language): TransferFacts {
  const { seller, number, currency } = document;
  return {
    account: accountRows(document, INVOICE_COPY[language].transfer.rib),
    bank: seller.bankName,
    beneficiary: seller.legalName,
    reference: number,
    currency,
    remaining,
  };
}
