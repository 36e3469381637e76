import type { ReactNode } from "react";
import type { QuoteCopy } from "~/content/quote-page";
import { wordsOf } from "~/features/billing/documents/model/words/words-of";
import { mentionOf } from "~/features/billing/model/exemptions";
import { stepAmounts } from "~/features/billing/model/totals";
import type { BillingDocument } from "~/features/billing/schema";
import { formatBasisPoints, formatMoney } from "~/lib/money/format-money";
import { isolated } from "~/lib/text/isolated";
import { Amount } from "./lines";

/** The sums of a document with its chosen options. Scripts replace them when an option is chosen. */
export function Totals({ document, words }: { document: BillingDocument; words: QuoteCopy }) {
  const { net, gross, taxes, currency, language } = document;
  const printed = wordsOf(language);
  const mentions = new Set(taxes.flatMap(({ exemption }) => (exemption ? [mentionOf(document, exemption)] : [])));
  const amount = (value: number) => <Amount value={value} document={document} />;
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

/** The payment schedule of a document with its chosen options. Scripts replace the amounts when an option is chosen. */
export function Schedule({ document }: { document: BillingDocument }) {
  const { schedule, currency, language } = document;
  const words = wordsOf(language);
  const amounts = stepAmounts(document, schedule);
  if (schedule.length === 0) return null;
  return (
    <section className="pt-10" aria-labelledby="schedule-title">
      <h2 className="text-2xl mb-3" id="schedule-title">
        {words.schedule}
      </h2>
      <ol data-live="schedule">
        {schedule.map((step, index) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-2.5 border-b border-b-line"
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name of its own, and never moves
            key={index}
          >
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-[560]">{step.title || words.steps[step.kind]}</bdi>{" "}
              <span className="text-text-3">
                <bdi dir="ltr">{formatBasisPoints(step.shareBp, language, currency)}</bdi>
                {step.days !== null && `, ${words.daysAfter(step.days)}`}
              </span>
            </span>
            <Amount value={amounts[index] ?? 0} document={document} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Terms({ document }: { document: BillingDocument }) {
  const { deliveryDays, revisions, hourlyPrice, currency, language } = document;
  const { scope, exclusions, delays } = document.texts;
  const words = wordsOf(language);
  const facts: string[] = [];
  if (deliveryDays !== null) facts.push(words.deliveryDays(deliveryDays));
  if (revisions !== null) facts.push(words.revisions(revisions));
  if (hourlyPrice !== null) facts.push(words.hourlyPrice(isolated(formatMoney(hourlyPrice, currency, language))));
  return (
    <>
      <RichText id="scope" title={words.scope} html={scope} />
      <RichText id="exclusions" title={words.exclusions} html={exclusions} />
      <RichText id="delays" title={words.delays} html={delays} facts={facts} />
    </>
  );
}

function RichText({
  id,
  title,
  html,
  facts = [],
}: {
  id: string;
  title: string;
  html: string;
  facts?: readonly string[];
}) {
  if (!html && facts.length === 0) return null;
  return (
    <section className="pt-10" aria-labelledby={id}>
      <h2 className="text-2xl mb-3" id={id}>
        {title}
      </h2>
      {facts.length > 0 && (
        <ul className="mb-3">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the query has sanitised it */}
      <div className="prose text-base" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
