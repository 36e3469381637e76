import { INVOICE_COPY } from "~/content/invoice-page";
import {
  accountRows,
  buyerLines,
  isolateIn,
  labelledText,
  sellerLines,
} from "~/features/billing/documents/model/identity-lines";
import { withSteadyTexts } from "~/features/billing/documents/model/steady-texts";
import { wordsOf } from "~/features/billing/documents/model/words/words-of";
import { formatDocumentDay } from "~/features/billing/model/days";
import { mentionOf } from "~/features/billing/model/exemptions";
import type { TaxGroup } from "~/features/billing/model/totals";
import { remainderOf } from "~/features/billing/model/totals";
import type { BillingDocument, IssuedLine } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import type { InvoiceDetails, listInvoicesOfQuote } from "~/features/invoices/queries.server";
import { amountInWords } from "~/lib/money/amount-in-words";
import {
  formatBasisPoints,
  formatHundredths,
  formatMoney,
  formatQuantity,
  hundredthsText,
} from "~/lib/money/format-money";
import type { Day } from "~/site/calendar";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import { INVOICE_STATE_TONES, stateOf } from "./invoice";
import { isRefund } from "./refund";

/** Every figure is written in the document's language. */
export type DocumentView = ReturnType<typeof toDocumentView>;

/** @throws RangeError for a kind that is no invoice */
export function toDocumentView(issued: BillingDocument) {
  const document = withSteadyTexts(issued);
  const { kind, number, language, currency, title, seller, net, gross, payable, deductions, corrects, quoteNumber } =
    document;
  if (kind === "quote" || kind === "receipt" || kind === "refund") throw new RangeError(`No invoice: ${kind}`);
  const words = wordsOf(language);
  const money = (amount: number) => moneyIn(document, amount);
  const isCredit = kind === "credit";
  const { designation, quantity, unitPrice, vat, amount } = words.columns;
  const days = [
    { term: words.issuedOn, day: document.issuedOn },
    { term: words.operationOn, day: document.operationOn },
    { term: words.dueOn, day: document.dueOn },
  ];
  // Once deposits are deducted.
  const taxLeft =
    deductions.length > 0 ? labelledText(language, words.ofWhich, money(remainderOf(document, deductions).tax)) : null;
  const spelled = `${amountInWords(payable, currency, language)}.`;
  return {
    number,
    language,
    title,
    heading: words.kinds[kind],
    logo: seller.logo,
    days: days.flatMap(({ term, day }) => (day ? [{ term, value: formatDocumentDay(day, language) }] : [])),
    notes: [
      ...(corrects
        ? [`${words.corrects} ${corrects.number} ${words.of} ${formatDocumentDay(corrects.issuedOn, language)}`]
        : []),
      ...(quoteNumber ? [`${words.quote} ${quoteNumber}`] : []),
    ],
    seller: sellerLines(document),
    sellerLabel: words.seller,
    buyer: buyerLines(document),
    buyerLabel: words.buyer,
    columns: [designation, quantity, unitPrice, vat, amount],
    lines: document.lines.map((line) => toLine(line, document)),
    sums: [
      { label: words.net, value: money(net) },
      ...document.taxes.map((group) => ({ label: taxLabel(group, document), value: money(group.tax) })),
      { label: words.gross, value: money(gross) },
      ...deductions.map((each) => ({ label: `${words.deducted} ${each.number}`, value: money(-each.gross) })),
    ],
    deductions: {
      title: words.deductions,
      items: deductions.map((each) => ({
        number: each.number,
        label: `${each.number} ${words.of} ${formatDocumentDay(each.issuedOn, language)}`,
        parts: each.taxes.map((group) => `${taxLabel(group, document)} = ${money(group.tax)}`),
        gross: money(each.gross),
      })),
    },
    total: { label: isCredit ? words.credited : words.payable, value: money(payable), note: taxLeft },
    mentions: document.taxes.flatMap(({ exemption }) => (exemption ? [mentionOf(document, exemption)] : [])),
    inWords: labelledText(language, words.inWords[isCredit ? "credit" : "invoice"], spelled),
  };
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

/** An amount in the document's language, isolated so that its currency stays behind it in any text. */
function moneyIn({ language, currency }: BillingDocument, amount: number): string {
  return isolateIn(language)(formatMoney(amount, currency, language));
}

/** A VAT rate, or the words for none, with its base. */
function taxLabel({ rateBp, exemption, base }: TaxGroup, document: BillingDocument): string {
  const { language, currency } = document;
  const { withoutVat, vat, on } = wordsOf(language);
  const name = exemption ? withoutVat : `${vat} ${isolateIn(language)(formatBasisPoints(rateBp, language, currency))}`;
  return `${name} ${on} ${moneyIn(document, base)}`;
}

export type ClientInvoice = ReturnType<typeof toClientInvoice>;

/** The day, and the language of the page; the document has its own. */
type Seen = { today: Day; language: Language };

/** An issued invoice as its client sees it, with how to pay the rest. */
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
    ...headOf(invoice, seen),
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

export type QuoteInvoice = ReturnType<typeof toQuoteInvoice>;

export function toQuoteInvoice(invoice: Awaited<ReturnType<typeof listInvoicesOfQuote>>[number], seen: Seen) {
  const { id, payable, currency, balance } = invoice;
  const document = parseDocument(invoice.document ?? "");
  const money = (amount: number) => formatMoney(amount, currency, seen.language);
  const isOpen = balance !== null && balance.remaining > 0;
  return {
    id,
    heading: toDocumentView(document).heading,
    ...headOf(invoice, seen),
    amount: money(payable),
    transfer: isOpen ? transferOf(document, money(balance.remaining), seen.language) : null,
  };
}

function headOf(
  invoice: Parameters<typeof stateOf>[0] & { number: string | null; due_on: Date | null },
  { today, language }: Seen,
) {
  const state = stateOf(invoice, today);
  const label = state === "draft" ? "" : INVOICE_COPY[language].states[state];
  const due = invoice.due_on && formatDate(invoice.due_on, language);
  return { number: invoice.number ?? "", state: { label, tone: INVOICE_STATE_TONES[state] }, due };
}

export type TransferFacts = ReturnType<typeof transferOf>;

function transferOf(document: BillingDocument, remaining: string, language: Language) {
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
