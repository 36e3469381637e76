import type { QuoteRow } from "~/features/quotes/model/quote";
import { QUOTE_STATUS_LABELS, QUOTE_STATUS_TONES, QUOTES_PATH, quoteName } from "~/features/quotes/model/quote";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";

/** The quotes of a lead, a project or a client. @param as of the heading: 'h3' below the heading of a dialog */
export function QuotesOf({ quotes, as: Heading }: { quotes: QuoteRow[]; as: "h2" | "h3" }) {
  if (quotes.length === 0) return null;
  return (
    <section className="my-6" aria-labelledby="quotes-of">
      <Heading className={Heading === "h2" ? "text-[1.5rem] mb-2" : "text-lg mb-2"} id="quotes-of">
        Devis
      </Heading>
      <ul>
        {quotes.map((quote) => (
          <li key={quote.id} className="flex flex-wrap items-center gap-y-1 gap-x-4 py-2 border-t border-t-line">
            <AppLink
              className="inline-flex items-center min-h-6 wrap-anywhere pointer-coarse:min-h-11"
              to={`${QUOTES_PATH}/${quote.id}`}
              hydrated
            >
              <bdi>{quote.title || "Sans objet"}</bdi>
            </AppLink>
            <Badge tone={QUOTE_STATUS_TONES[quote.status]}>{QUOTE_STATUS_LABELS[quote.status]}</Badge>
            <span className="figures text-text-2">
              {quoteName(quote)}, <time dateTime={quote.at}>{quote.on}</time>
            </span>
            <span className="figures ms-auto">{quote.gross}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
