import { stateOf } from "~/features/invoices/model/invoice";
import type { ListedInvoice } from "~/features/invoices/queries/list.server";
import { formatMoney } from "~/lib/money/format-money";
import { formatShortDate } from "~/site/format";

/** A row of the list; amounts and days are written on the server. */
export function toRow(invoice: ListedInvoice, today: string) {
  const { id, kind, number, title, currency, payable, due_on, billing_client, balance } = invoice;
  return {
    id,
    kind,
    number,
    title,
    client: billing_client.legal_name,
    state: stateOf(invoice, today),
    due: due_on && kind !== "credit" ? { day: due_on.toISOString().slice(0, 10), text: formatShortDate(due_on) } : null,
    amount: formatMoney(kind === "credit" ? -payable : payable, currency),
    remaining: balance && balance.remaining !== 0 ? formatMoney(balance.remaining, currency) : null,
  };
}
