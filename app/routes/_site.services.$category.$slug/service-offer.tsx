import { ArrowRight, Check } from "lucide-react";
import { helpCard, reassurances } from "~/content/reasons";
import { chooseTier, chooseTierByForm, servicePage } from "~/content/service-pages";
import { LinkButton } from "~/ui/link-button";
import { TallLink } from "~/ui/tall-link";
import type { ServiceView, TierView } from "./view.server";

/** Beside the service: its tiers or its starting price, a way to ask, and help to choose. */
export function ServiceOffer({ service }: { service: ServiceView }) {
  const { tiers, startingPrice, chatPath, formPath } = service;
  return (
    <section
      className="lg:col-[8_/_13] lg:ps-[clamp(0rem,3vw,3.5rem)] lg:flex lg:flex-col lg:self-stretch"
      id="tarifs"
      aria-labelledby="tarifs-titre"
    >
      <h2 id="tarifs-titre" className="sr-only">
        {servicePage.offerTitle}
      </h2>
      {tiers.length > 0 ? (
        tiers.map((tier, i) => <TierCard key={tier.id} tier={tier} hasLine={!tiers[i - 1]?.isHighlighted} />)
      ) : (
        <QuoteCard startingPrice={startingPrice} formPath={formPath} />
      )}
      <div className="lg:sticky lg:top-6">
        <div className="pb-8">
          <LinkButton className="w-full mt-4.5 print:hidden" to={chatPath} rel="nofollow">
            {servicePage.question}
          </LinkButton>
          <ul className="mt-5 text-text-2 text-sm">
            {reassurances.map((line) => (
              <li className="flex gap-2.5 py-0.75" key={line}>
                <Check className="mt-1 text-category-text" aria-hidden />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div className="pt-6 border-t border-t-line-strong">
          <h3 className="text-xl">{helpCard.title}</h3>
          <p className="mt-2 mb-4 text-text-2">{helpCard.text}</p>
          <LinkButton className="print:hidden" to={formPath}>
            {helpCard.button}
            <ArrowRight aria-hidden />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

const HIGHLIGHTED =
  "pt-6 pb-8 mx-[calc(-1_*_var(--gutter))] px-(--gutter) border-t-8 border-t-category bg-surface-3 lg:-mx-6 lg:px-6 print:mx-0 print:px-0 print:break-inside-avoid";

function TierCard({ tier, hasLine }: { tier: TierView; hasLine: boolean }) {
  const { id, label, isHighlighted, description, price, deliveryTime, revisions, details, chatPath, formPath } = tier;
  const note = isHighlighted ? "text-text-2" : "text-text-3";
  return (
    <section
      className={
        isHighlighted
          ? HIGHLIGHTED
          : `pt-6 pb-8 ${hasLine ? "border-t border-t-line-strong" : ""} print:break-inside-avoid`
      }
      aria-labelledby={`formule-${id}`}
    >
      {isHighlighted && <p className="mb-2.5 text-category-text text-sm font-[560]">{servicePage.highlight}</p>}
      <div className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4">
        <h3 className="text-xl" id={`formule-${id}`}>
          {label}
        </h3>
        <p className="figures font-display font-semibold text-2xl/[1] tracking-[-0.02em] whitespace-nowrap">{price}</p>
      </div>
      {description && <p className="mt-2.5 mb-3.5 text-text-2">{description}</p>}
      <dl className="figures flex flex-wrap gap-y-1 gap-x-6 mb-3.5 text-sm">
        {deliveryTime && (
          <div className="flex gap-1.75">
            <dt className={note}>{servicePage.delivery}</dt>
            <dd>{deliveryTime}</dd>
          </div>
        )}
        <div className="flex gap-1.75">
          <dt className={note}>{servicePage.revisions}</dt>
          <dd>{revisions}</dd>
        </div>
      </dl>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li className="flex gap-2.5 py-0.75" key={detail}>
              <Check className="mt-1 text-category-text" aria-hidden />
              <span>{detail}</span>
            </li>
          ))}
        </ul>
      )}
      <LinkButton
        className="w-full mt-4.5 print:hidden"
        to={chatPath}
        rel="nofollow"
        variant={isHighlighted ? "primary" : "secondary"}
      >
        {chooseTier(label)}
      </LinkButton>
      <TallLink className="mt-1 text-link print:hidden" to={formPath}>
        {chooseTierByForm(label)}
      </TallLink>
    </section>
  );
}

/** For a service without tiers: where its price starts, if that is known, and the way to a quote. */
function QuoteCard({ startingPrice, formPath }: Pick<ServiceView, "startingPrice" | "formPath">) {
  return (
    <div className={HIGHLIGHTED}>
      {startingPrice ? (
        <p className="flex flex-wrap items-baseline gap-y-1 gap-x-3 text-text-2">
          {servicePage.priceLabel}{" "}
          <b className="figures font-display font-semibold text-3xl leading-[1] tracking-[-0.02em] whitespace-nowrap text-text">
            {startingPrice}
          </b>
        </p>
      ) : (
        <h3 className="text-xl">{servicePage.withoutPrice}</h3>
      )}
      <p className="mt-2.5 mb-3.5 text-text-2">{servicePage.withoutPriceText}</p>
      <LinkButton className="w-full mt-4.5 print:hidden" to={formPath} variant="primary">
        {servicePage.quoteButton}
      </LinkButton>
    </div>
  );
}
