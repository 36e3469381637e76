import type { QuoteCopy } from "~/content/quote-page/quote-copy";
import { formatDocumentDay } from "~/features/billing/model/days";
import type { BillingDocument } from "~/features/billing/model/document";

interface PartiesProps {
  document: BillingDocument;
  words: QuoteCopy;
}

/** From whom, for whom, since when and until when. */
export function Parties({ document, words }: PartiesProps) {
  const { seller, buyer, issuedOn, validUntil, language } = document;
  const { from, to, dates, ice } = words;
  return (
    <dl className="grid gap-x-(--gap) gap-y-6 py-6 border-y border-y-line sm:grid-cols-2 [&_dt]:text-sm [&_dt]:text-text-3 [&_dd]:wrap-anywhere">
      <Party
        term={from}
        lines={[seller.legalName, seller.legalForm, seller.headOffice, seller.ice && `${ice} ${seller.ice}`]}
      />
      <Party
        term={to}
        lines={[buyer.legalName, buyer.contactName, buyer.address, buyer.ice && `${ice} ${buyer.ice}`]}
      />
      <Party term={dates.issued} lines={[formatDocumentDay(issuedOn, language)]} />
      {validUntil && <Party term={dates.validUntil} lines={[formatDocumentDay(validUntil, language)]} />}
    </dl>
  );
}

function Party({ term, lines }: { term: string; lines: (string | null)[] }) {
  const [first, ...others] = lines.filter((line): line is string => Boolean(line));
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <bdi className="font-[560]">{first}</bdi>
        {others.map((line) => (
          <span className="block text-text-2 whitespace-pre-line" key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </dd>
    </div>
  );
}
