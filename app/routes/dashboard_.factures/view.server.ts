import { INVOICE_COPY } from "~/content/invoice-page";
import { stateOf } from "~/features/invoices/model/invoice";
import type { listInvoicesOf } from "~/features/invoices/queries/invoices.server";
import { formatMoney } from "~/lib/money/format-money";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";

type Own = Awaited<ReturnType<typeof listInvoicesOf>>["invoices"][number];

/** An invoice in its client's list. */
export function toItem(invoice: Own, { today, language }: { today: string; language: Language }) {
  const { id, number, kind, title, currency, payable, issued_on, balance } = invoice;
  const state = stateOf(invoice, today);
  return {
    id,
    number,
    kind,
    title,
    state,
    label: state === "draft" ? "" : INVOICE_COPY[language].states[state],
    issued: issued_on ? formatDate(issued_on, language) : "",
    amount: formatMoney(kind === "credit" ? -payable : payable, currency, language),
    remaining: balance && balance.remaining > 0 ? formatMoney(balance.remaining, currency, language) : null,
  };
}
