import { shownStatus } from "~/features/quotes/model/quote";
import type { QuoteRow } from "~/features/quotes/model/quote-row";
import type { ListedQuote } from "~/features/quotes/queries/quotes.server";
import { LISTED_QUOTE } from "~/features/quotes/queries/quotes.server";
import { formatMoney } from "~/lib/money/format-money";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";
import { formatShortDate } from "~/site/format";

/** More quotes of one lead, project or client are found by the list's search. */
const ROWS_MAX = 50;

/** Whose quotes are asked for: a lead's, a project's, or a client's by the account. */
type QuoteOwner = { inquiry_id: string } | { project_id: string } | { billing_client: { profile_id: string } };

/** The quotes of a lead, a project or a client, each by its newest version, the newest first. */
export async function listQuoteRowsOf(owner: QuoteOwner): Promise<QuoteRow[]> {
  const quotes = await db.quote.findMany({
    where: { ...owner, status: { not: "superseded" } },
    select: LISTED_QUOTE,
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    take: ROWS_MAX,
  });
  const now = new Date();
  return quotes.map((quote) => toQuoteRow(quote, now));
}

/** Dates and money are written on the server: a browser's tables may be older or newer than ours. */
export function toQuoteRow(quote: ListedQuote, now: Date): QuoteRow {
  const { id, number, revision, title, status, gross, currency, valid_until, sent_at, created_at } = quote;
  return {
    id,
    number,
    revision,
    title,
    client: quote.billing_client?.legal_name ?? quote.inquiry?.name ?? null,
    status: shownStatus(status, valid_until?.toISOString().slice(0, 10) ?? null, dayInCasablanca(now)),
    gross: formatMoney(gross, currency),
    at: (sent_at ?? created_at).toISOString(),
    on: formatShortDate(sent_at ?? created_at),
    isChangeAsked: quote.responses.length > 0,
    validUntil: valid_until && formatShortDate(valid_until),
  };
}
