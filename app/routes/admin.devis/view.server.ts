import { shownStatus } from "~/features/quotes/model/quote";
import type { ListedQuote } from "~/features/quotes/queries/quotes.server";
import { formatMoney } from "~/lib/money/format-money";
import { dayInCasablanca } from "~/site/calendar";
import { formatShortDate } from "~/site/format";

/** A quote as one row of the list shows it. */
export type QuoteRow = ReturnType<typeof toRow>;

/** Dates and money are written on the server: a browser's tables may be older or newer than ours. */
export function toRow(quote: ListedQuote, now: Date) {
  const { id, number, revision, title, status, gross, currency, valid_until, sent_at, created_at } = quote;
  return {
    ...{ id, number, revision, title },
    client: quote.billing_client?.legal_name ?? quote.inquiry?.name ?? null,
    status: shownStatus(status, valid_until?.toISOString().slice(0, 10) ?? null, dayInCasablanca(now)),
    gross: formatMoney(gross, currency),
    at: (sent_at ?? created_at).toISOString(),
    on: formatShortDate(sent_at ?? created_at),
    validUntil: valid_until && formatShortDate(valid_until),
  };
}
