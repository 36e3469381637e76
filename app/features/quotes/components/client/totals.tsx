import type { ReactNode } from "react";
import type { QuoteCopy } from "~/content/quote-page/quote-words";
import type { BillingDocument } from "~/features/billing/model/document";
import { mentionOf } from "~/features/billing/model/exemptions";
import { wordsOf } from "~/features/billing-documents/model/words/words-of";
import { formatBasisPoints } from "~/lib/money/format-money";
import { Amount } from "./amount";

interface TotalsProps {
  /** With the chosen options among its lines. */
  document: BillingDocument;
  words: QuoteCopy;
}

/** The sums of what is chosen, with the VAT of each rate. Scripts replace it when an option is chosen. */
export function Totals({ document, words }: TotalsProps) {
  const { net, gross, taxes, currency, language } = document;
  const printed = wordsOf(language);
  const mentions = new Set(taxes.flatMap(({ exemption }) => (exemption ? [mentionOf(document, exemption)] : [])));
  const amount = (value: number) => <Amount value={value} currency={currency} language={language} />;
  return (
    <section className="pt-10" aria-labelledby="total-title">
      <h2 className="sr-only" id="total-title">
        {words.total}
      </h2>
      <dl className="ms-auto w-full sm:max-w-100" data-live="total" aria-live="polite">
        <Sum term={printed.net}>{amount(net)}</Sum>
        {taxes.map(({ rateBp, exemption, tax, base }) => (
          <Sum
            key={`${rateBp} ${exemption}`}
            term={
              <>
                {exemption ? (
                  printed.withoutVat
                ) : (
                  <>
                    {printed.vat} <bdi dir="ltr">{formatBasisPoints(rateBp, language, currency)}</bdi>
                  </>
                )}{" "}
                {printed.on} {amount(base)}
              </>
            }
          >
            {amount(tax)}
          </Sum>
        ))}
        <div className="flex items-baseline justify-between gap-6 pt-3 border-t-2 border-t-line-strong text-xl">
          <dt className="font-[620]">{printed.gross}</dt>
          <dd className="font-[680]">{amount(gross)}</dd>
        </div>
      </dl>
      {[...mentions].map((mention) => (
        <p className="pt-2 ms-auto w-full sm:max-w-100 text-sm text-text-2" key={mention}>
          {mention}
        </p>
      ))}
    </section>
  );
}

function Sum({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-1.5">
      <dt className="text-text-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
