import { INVOICE_KIND_LABELS, isWhollyCredited } from "~/features/invoices/model/invoice";
import type { getBillableQuote, listAcceptedQuotes } from "~/features/invoices/queries.server";
import { formatBasisPoints, formatMoney } from "~/lib/money/format-money";

type Accepted = Awaited<ReturnType<typeof listAcceptedQuotes>>[number];

export type AcceptedData = ReturnType<typeof toAccepted>;

export function toAccepted({ id, number, title, currency, acceptance, billing_client }: Accepted) {
  const amount = formatMoney(acceptance?.gross ?? 0, currency);
  return { id, number: number ?? "", title, amount, client: billing_client?.legal_name ?? "" };
}

type Billable = NonNullable<Awaited<ReturnType<typeof getBillableQuote>>>;

/** An accepted quote whose steps can be invoiced. */
export type BillableData = ReturnType<typeof toBillable>;

export function toBillable({ id, number, title, currency, gross, steps, billing_client, ...quote }: Billable) {
  return {
    id,
    number: number ?? "",
    title,
    amount: formatMoney(gross, currency),
    client: billing_client?.legal_name ?? "",
    steps: steps.map(({ index, title: name, kind, shareBp, invoice }) => ({
      index,
      kind,
      name,
      invoice,
      label: `${INVOICE_KIND_LABELS[kind]}, ${formatBasisPoints(shareBp)}`,
    })),
    unplannedBalance: quote.unplannedBalance,
    invoices: quote.invoices.map((invoice) => ({
      id: invoice.id,
      title: invoice.title,
      number: invoice.number ?? "brouillon",
      isCancelled: isWhollyCredited(invoice.balance),
      amount: formatMoney(invoice.payable, invoice.currency),
    })),
  };
}
