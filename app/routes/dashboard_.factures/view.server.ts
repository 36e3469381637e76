import { stateOf } from "~/features/invoices/model/invoice";
import type { listInvoicesOf } from "~/features/invoices/queries/invoices.server";
import { formatMoney } from "~/lib/money/format-money";
import { formatShortDate } from "~/site/format";

type Own = Awaited<ReturnType<typeof listInvoicesOf>>["invoices"][number];

/** An invoice in its client's list. */
export function toItem(invoice: Own, today: string) {
  const { id, number, kind, title, currency, payable, issued_on, balance } = invoice;
  return {
    ...{ id, number, kind, title, state: stateOf(invoice, today) },
    issued: issued_on ? formatShortDate(issued_on) : "",
    amount: formatMoney(kind === "credit" ? -payable : payable, currency),
    remaining: balance && balance.remaining > 0 ? formatMoney(balance.remaining, currency) : null,
  };
}
