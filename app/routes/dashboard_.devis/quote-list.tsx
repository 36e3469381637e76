import type { ClientSpaceCopy } from "~/content/client-space/client-space-copy";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
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
          <dl className="[&_dt]:text-sm [&_dt]:text-text-3 flex flex-wrap gap-y-2 gap-x-10 mt-4 tabular-nums max-md:grid max-md:grid-cols-[1fr_1fr] max-md:gap-x-6">
            <Fact label={words.number} value={quote.number} />
            <Fact label={words.total} value={quote.total} />
            <Fact label={words.sentOn} value={quote.sentOn} />
            <Fact label={words.validUntil} value={quote.validUntil} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
