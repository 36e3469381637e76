import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { INVOICE_COPY } from "~/content/invoice-page";
import { INVOICE_STATE_TONES, stateOf } from "~/features/invoices/model/invoice";
import type { listInvoicesOfProject } from "~/features/invoices/queries/invoices.server";
import { CLIENT_QUOTE_TONES } from "~/features/quotes/model/client-quote";
import type { listQuotesOfProject } from "~/features/quotes/queries/client-quotes.server";
import { formatMoney } from "~/lib/money/format-money";
import { dayInCasablanca } from "~/site/calendar";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";

type Invoice = Awaited<ReturnType<typeof listInvoicesOfProject>>[number];
type Quote = Awaited<ReturnType<typeof listQuotesOfProject>>[number];

export type DocumentsView = ReturnType<typeof documentsView>;

/** The quotes and invoices of a project, and what is still to be paid of them, in the reader's language. */
export function documentsView(quotes: readonly Quote[], invoices: readonly Invoice[], language: Language) {
  const { documents } = CLIENT_SPACE[language];
  const owed = owedOf(invoices, language);
  return {
    title: documents.title,
    toPay: owed.length > 0 ? documents.toPay(owed.join(" + ")) : null,
    settled: owed.length === 0 && invoices.length > 0 ? documents.settled : null,
    items: [
      ...invoices.map((invoice) => invoiceItem(invoice, language)),
      ...quotes.map((quote) => quoteItem(quote, language)),
    ],
  };
}

/** What is left to pay in each currency. */
function owedOf(invoices: readonly Invoice[], language: Language): string[] {
  const owed = new Map<string, number>();
  for (const { currency, balance } of invoices) {
    const left = Math.max(0, balance?.remaining ?? 0);
    if (left > 0) owed.set(currency, (owed.get(currency) ?? 0) + left);
  }
  return [...owed].map(([currency, left]) => formatMoney(left, currency, language));
}

function invoiceItem(invoice: Invoice, language: Language) {
  const { id, number, kind, currency, payable, due_on, balance } = invoice;
  const { invoices, documents } = CLIENT_SPACE[language];
  const state = stateOf(invoice, dayInCasablanca(new Date()));
  const isOpen = (balance?.remaining ?? 0) > 0;
  return {
    id,
    to: `/dashboard/factures/${id}`,
    name: invoices.kinds[kind],
    number: number ?? "",
    label: state === "draft" ? "" : INVOICE_COPY[language].states[state],
    tone: INVOICE_STATE_TONES[state],
    amount: formatMoney(kind === "credit" ? -payable : payable, currency, language),
    due: isOpen && due_on ? documents.due(formatDate(due_on, language)) : null,
  };
}

function quoteItem({ root_id, title, number, currency, gross, acceptance, state }: Quote, language: Language) {
  return {
    id: root_id,
    to: `/dashboard/devis/${root_id}`,
    name: title,
    number: number ?? "",
    label: CLIENT_SPACE[language].quotes.states[state],
    tone: CLIENT_QUOTE_TONES[state],
    amount: formatMoney(acceptance?.gross ?? gross, currency, language),
    due: null,
  };
}
