import { ArrowRight, Check } from "lucide-react";
import { helpCard, reassurances } from "~/content/reasons";
import { servicePage } from "~/content/service-pages";
import { LinkButton } from "~/ui/link-button";
import { QuoteCard, TierCard } from "./tier-card";
import type { ServiceView } from "./view.server";

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
