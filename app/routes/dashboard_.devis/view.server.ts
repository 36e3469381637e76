import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { CLIENT_QUOTE_TONES } from "~/features/quotes/model/client-quote";
import type { listQuotesOfClient } from "~/features/quotes/queries/client-quotes.server";
import { formatMoney } from "~/lib/money/format-money";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";

type Quote = Awaited<ReturnType<typeof listQuotesOfClient>>["quotes"][number];

/** A quote as the list of its client shows it. */
export type QuoteItem = ReturnType<typeof toView>;

/** The total is the accepted one, options included, once there is one. */
export function toView(
  { root_id, number, revision, title, currency, gross, acceptance, ...quote }: Quote,
  language: Language,
) {
  const { state, sent_at, validUntil } = quote;
  const words = CLIENT_SPACE[language].quotes;
  return {
    id: root_id,
    title,
    number: revision > 1 ? `${number}, ${words.version} ${revision}` : (number ?? ""),
    label: words.states[state],
    tone: CLIENT_QUOTE_TONES[state],
    total: formatMoney(acceptance?.gross ?? gross, currency, language),
    sentOn: sent_at ? formatDate(sent_at, language) : "",
    validUntil: formatDate(new Date(validUntil), language),
  };
}
