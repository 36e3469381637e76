import { INVOICE_COPY } from "~/content/invoice-page";
import { formatDocumentDay } from "~/features/billing/model/days";
import type { BillingDocument, IssuedLine } from "~/features/billing/model/document";
import { mentionOf } from "~/features/billing/model/exemptions";
import type { TaxGroup } from "~/features/billing/model/totals";
import { remainderOf } from "~/features/billing/model/totals";
import { parseDocument } from "~/features/billing/schema/document";
import { accountRows } from "~/features/billing-documents/model/account";
import { buyerLines, isolateIn, labelledText, sellerLines } from "~/features/billing-documents/model/identity-lines";
import { withSteadyTexts } from "~/features/billing-documents/model/steady-texts";
import { wordsOf } from "~/features/billing-documents/model/words/words-of";
import type { TransferFacts } from "~/features/invoices/components/quote-invoices";
import type { InvoiceDetails, listInvoicesOfQuote } from "~/features/invoices/queries/invoices.server";
import { amountInWords } from "~/lib/money/amount-in-words";
import {
  formatBasisPoints,
  formatHundredths,
  formatMoney,
  formatQuantity,
  hundredthsText,
} from "~/lib/money/format-money";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import { INVOICE_STATE_TONES, stateOf } from "./invoice";
import { isRefund } from "./refund";

/** An invoice or a credit note as its page shows it: every figure written in the document's language. */
export type DocumentView = ReturnType<typeof toDocumentView>;

/** The page of a frozen document. @throws RangeError for a kind that is no invoice */
export function toDocumentView(issued: BillingDocument) {
  const document = withSteadyTexts(issued);
  const { kind, number, language, currency, title, seller, net, gross, payable } = document;
  if (kind === "quote" || kind === "receipt" || kind === "refund") throw new RangeError(`No invoice: ${kind}`);
  const words = wordsOf(language);
  const money = (amount: number) => moneyIn(document, amount);
  const isCredit = kind === "credit";
  const spelled = `${amountInWords(payable, currency, language)}.`;
  return {
    number,
    language,
    title,
    heading: words.kinds[kind],
    logo: seller.logo,
    days: daysOf(document),
    notes: notesOf(document),
    seller: sellerLines(document),
    sellerLabel: words.seller,
    buyer: buyerLines(document),
    buyerLabel: words.buyer,
    columns: columnsOf(document),
    lines: document.lines.map((line) => toLine(line, document)),
    sums: [
      { label: words.net, value: money(net) },
      ...document.taxes.map((group) => ({ label: taxLabel(group, document), value: money(group.tax) })),
      { label: words.gross, value: money(gross) },
      ...document.deductions.map((each) => ({
        label: `${words.deducted} ${each.number}`,
        value: money(-each.gross),
      })),
    ],
    deductions: deductionsOf(document),
    total: { label: isCredit ? words.credited : words.payable, value: money(payable), note: taxLeft(document) },
    mentions: document.taxes.flatMap(({ exemption }) => (exemption ? [mentionOf(document, exemption)] : [])),
    inWords: labelledText(language, words.inWords[isCredit ? "credit" : "invoice"], spelled),
  };
}

function daysOf({ language, issuedOn, operationOn, dueOn }: BillingDocument) {
  const words = wordsOf(language);
  const days = [
    { term: words.issuedOn, day: issuedOn },
    { term: words.operationOn, day: operationOn },
    { term: words.dueOn, day: dueOn },
  ];
  return days.flatMap(({ term, day }) => (day ? [{ term, value: formatDocumentDay(day, language) }] : []));
}

function notesOf({ language, corrects, quoteNumber }: BillingDocument): string[] {
  const words = wordsOf(language);
  const notes = quoteNumber ? [`${words.quote} ${quoteNumber}`] : [];
  if (!corrects) return notes;
  const day = formatDocumentDay(corrects.issuedOn, language);
  return [`${words.corrects} ${corrects.number} ${words.of} ${day}`, ...notes];
}

function toLine(line: IssuedLine, { language, currency }: BillingDocument) {
  const { id, section, designation, description, quantity, unit, unitPrice, discountBp, exemption, vatRateBp } = line;
  const percent = (basisPoints: number) => formatBasisPoints(basisPoints, language, currency);
  const discount = discountBp > 0 ? ` (${wordsOf(language).columns.discount} ${percent(discountBp)})` : "";
  return {
    id,
    section,
    designation,
    description,
    quantity: [formatQuantity(quantity, language, currency), unit && isolateIn(language)(unit)]
      .filter(Boolean)
      .join(" "),
    unitPrice: formatHundredths(unitPrice, language, currency) + discount,
    vat: exemption ? wordsOf(language).exempt : percent(vatRateBp),
    amount: formatHundredths(line.amount, language, currency),
  };
}

/** What is left of the tax once deposits are taken off. */
function taxLeft(document: BillingDocument): string | null {
  const { language, deductions } = document;
  if (deductions.length === 0) return null;
  const { tax } = remainderOf(document, deductions);
  return labelledText(language, wordsOf(language).ofWhich, moneyIn(document, tax));
}

function columnsOf({ language }: BillingDocument): string[] {
  const { designation, quantity, unitPrice, vat, amount } = wordsOf(language).columns;
  return [designation, quantity, unitPrice, vat, amount];
}

/** An amount as the document's language writes it, its currency behind it in any text. */
function moneyIn({ language, currency }: BillingDocument, amount: number): string {
  return isolateIn(language)(formatMoney(amount, currency, language));
}

/** The VAT of one rate, or that there is none, with its base. */
function taxLabel({ rateBp, exemption, base }: TaxGroup, document: BillingDocument): string {
  const { language, currency } = document;
  const { withoutVat, vat, on } = wordsOf(language);
  const name = exemption ? withoutVat : `${vat} ${isolateIn(language)(formatBasisPoints(rateBp, language, currency))}`;
  return `${name} ${on} ${moneyIn(document, base)}`;
}

function deductionsOf(document: BillingDocument) {
  const { language, deductions } = document;
  const { deductions: title, of } = wordsOf(language);
  return {
    title,
    items: deductions.map(({ number, issuedOn, taxes, gross }) => ({
      number,
      label: `${number} ${of} ${formatDocumentDay(issuedOn, language)}`,
      parts: taxes.map((group) => `${taxLabel(group, document)} = ${moneyIn(document, group.tax)}`),
      gross: moneyIn(document, gross),
    })),
  };
}

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
