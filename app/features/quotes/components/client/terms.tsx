import type { QuoteCopy } from "~/content/quote-page/quote-copy";
import type { BillingDocument } from "~/features/billing/model/document";
import { shareOf } from "~/features/billing/model/totals";
import { formatBasisPoints } from "~/lib/money/format-money";
import { Amount } from "./amount";

interface TermsProps {
  /** With the chosen options among its lines. */
  document: BillingDocument;
  words: QuoteCopy;
}

/** When what is paid. The amounts follow the total: scripts replace them when an option is chosen. */
export function Schedule({ document, words }: TermsProps) {
  const { schedule, currency, language } = document;
  const { title, atAcceptance, daysAfter } = words.schedule;
  if (schedule.length === 0) return null;
  return (
    <section className="pt-10" aria-labelledby="schedule-title">
      <h2 className="text-2xl mb-3" id="schedule-title">
        {title}
      </h2>
      <ol data-live="schedule">
        {schedule.map((step, index) => (
          <li
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 border-b border-b-line"
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name of its own, and never moves
            key={index}
          >
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-[560]">{step.title || words.schedule[step.kind]}</bdi>{" "}
              <span className="text-text-3">
                <bdi dir="ltr">{formatBasisPoints(step.shareBp, language)}</bdi>
                {step.days !== null && (
                  <>
                    {", "}
                    {step.days === 0 ? atAcceptance : `${step.days} ${daysAfter}`}
                  </>
                )}
              </span>
            </span>
            <Amount value={amountOf(document, index)} currency={currency} language={language} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The last step takes what the others leave, so that the steps add up to the total. */
function amountOf(document: BillingDocument, index: number): number {
  const shares = document.schedule.map(({ shareBp }) => shareOf(document, shareBp).gross);
  const before = shares.slice(0, -1).reduce((sum, share) => sum + share, 0);
  return index === shares.length - 1 ? document.gross - before : (shares[index] ?? 0);
}

/** What is and is not part of it, and by when. */
export function Terms({ document, words: { texts } }: TermsProps) {
  const { deliveryDays, revisions, hourlyPrice, currency, language } = document;
  const { scope, exclusions, delays } = document.texts;
  return (
    <>
      <RichText id="scope" title={texts.scope} html={scope} />
      <RichText id="exclusions" title={texts.exclusions} html={exclusions} />
      <RichText id="delays" title={texts.delays} html={delays} />
      <dl className="flex flex-wrap gap-x-10 gap-y-4 pt-8 [&_dt]:text-sm [&_dt]:text-text-3">
        {deliveryDays !== null && (
          <div>
            <dt>{texts.delivery}</dt>
            <dd>
              {deliveryDays} {texts.days}
            </dd>
          </div>
        )}
        {revisions !== null && (
          <div>
            <dt>{texts.revisions}</dt>
            <dd>{revisions}</dd>
          </div>
        )}
        {hourlyPrice !== null && (
          <div>
            <dt>{texts.hourlyPrice}</dt>
            <dd>
              <Amount value={hourlyPrice} currency={currency} language={language} />
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

function RichText({ id, title, html }: { id: string; title: string; html: string }) {
  if (!html) return null;
  return (
    <section className="pt-10" aria-labelledby={id}>
      <h2 className="text-2xl mb-3" id={id}>
        {title}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the query has sanitised it */}
      <div className="prose text-base" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
