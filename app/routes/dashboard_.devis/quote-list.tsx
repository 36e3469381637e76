import type { ClientSpaceCopy } from "~/content/client-space/client-space-copy";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { FactList } from "~/ui/fact-list";
import type { QuoteItem } from "./view.server";

/** A client's quotes: what each is about, what it costs and where it stands. */
export function QuoteList({ quotes, words }: { quotes: QuoteItem[]; words: ClientSpaceCopy["quotes"] }) {
  return (
    <ul>
      {quotes.map((quote) => (
        <li className="pt-6 pb-7 border-t border-t-line wrap-anywhere" key={quote.id}>
          <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-6">
            <h2 className="text-xl leading-[1.15]">
              <AppLink to={`/dashboard/devis/${quote.id}`}>
                <bdi>{quote.title}</bdi>
              </AppLink>
            </h2>
            <Badge tone={quote.tone}>{quote.label}</Badge>
          </div>
          <FactList
            facts={[
              { term: words.number, value: quote.number },
              { term: words.total, value: quote.total },
              { term: words.sentOn, value: quote.sentOn },
              { term: words.validUntil, value: quote.validUntil },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
