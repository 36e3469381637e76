import type { ListedInvoice } from "~/features/invoices/list.server";
import { listAllInvoices } from "~/features/invoices/list.server";
import { INVOICE_KIND_LABELS, INVOICE_STATE_LABELS, stateOf } from "~/features/invoices/model/invoice";
import { invoiceListSchema } from "~/features/invoices/schema/list";
import type { CsvAmount } from "~/lib/text/csv";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import { formatNumericDate } from "~/site/format";

/** Hundredths as a spreadsheet adds them up; a credit note is negative. */
function amount({ kind }: ListedInvoice, hundredths: number): CsvAmount {
  return { hundredths: kind === "credit" ? -hundredths : hundredths };
}

export const loader = exportList({
  guard: requireAdmin,
  name: "factures",
  schema: invoiceListSchema,
  findAll: listAllInvoices,
  columns: [
    { title: "Numéro", value: ({ number }) => number },
    { title: "Nature", value: ({ kind }) => INVOICE_KIND_LABELS[kind] },
    { title: "Émise le", value: ({ issued_on }) => issued_on && formatNumericDate(issued_on) },
    { title: "Client", value: ({ billing_client }) => billing_client.legal_name },
    { title: "ICE", value: ({ billing_client }) => billing_client.ice },
    { title: "Objet", value: ({ title }) => title },
    { title: "Monnaie", value: ({ currency }) => currency },
    { title: "Total HT", value: (invoice) => amount(invoice, invoice.net) },
    { title: "TVA", value: (invoice) => amount(invoice, invoice.tax) },
    { title: "Total TTC", value: (invoice) => amount(invoice, invoice.gross) },
    { title: "Déduit", value: (invoice) => amount(invoice, invoice.deducted) },
    { title: "Net à payer", value: (invoice) => amount(invoice, invoice.payable) },
    { title: "Échéance", value: ({ due_on }) => due_on && formatNumericDate(due_on) },
    { title: "Reçu", value: ({ balance }) => balance && { hundredths: balance.received } },
    { title: "Retenu à la source", value: ({ balance }) => balance && { hundredths: balance.withheld } },
    { title: "Avoirs", value: ({ balance }) => balance && { hundredths: balance.credited } },
    { title: "Reste dû", value: ({ balance }) => balance && { hundredths: balance.remaining } },
    { title: "État", value: (invoice) => INVOICE_STATE_LABELS[stateOf(invoice, dayInCasablanca(new Date()))] },
    { title: "Corrige", value: ({ corrects }) => corrects?.number },
  ],
});
