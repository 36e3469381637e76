import { formatDocumentDay } from "~/features/billing/model/days";
import type { BillingDocument } from "~/features/billing/model/document";
import { buyerLines, sellerLines } from "~/features/billing-documents/model/identity-lines";
import { wordsOf } from "~/features/billing-documents/model/words/words-of";

/** From whom, for whom, since when and until when. */
export function Parties({ document }: { document: BillingDocument }) {
  const { issuedOn, validUntil, language } = document;
  const words = wordsOf(language);
  return (
    <dl className="grid gap-x-(--gap) gap-y-6 py-6 border-y border-y-line sm:grid-cols-2">
      <Party term={words.seller} lines={sellerLines(document)} />
      <Party term={words.buyer} lines={buyerLines(document)} />
      <Party term={words.issuedOn} lines={[formatDocumentDay(issuedOn, language)]} />
      {validUntil && <Party term={words.validUntil} lines={[formatDocumentDay(validUntil, language)]} />}
    </dl>
  );
}

function Party({ term, lines: [first, ...others] }: { term: string; lines: string[] }) {
  return (
    <div>
      <dt className="text-sm text-text-3">{term}</dt>
      <dd className="wrap-anywhere">
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
