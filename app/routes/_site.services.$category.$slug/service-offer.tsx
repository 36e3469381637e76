import { ArrowRight, Check } from "lucide-react";
import { helpCard, reassurances } from "~/content/reasons";
import { servicePage } from "~/content/service-pages";
import { LinkButton } from "~/ui/link-button";
import { QuoteCard, TierCard } from "./tier-card";
import type { ServiceView } from "./view.server";

/** Beside the service: its tiers or its starting price, a way to ask, and help to choose. */
export function ServiceOffer({ service }: { service: ServiceView }) {
  const { tiers, startingPrice, chatUrl } = service;
  return (
    <section className="offer" id="tarifs" aria-labelledby="tarifs-titre">
      <h2 id="tarifs-titre" className="sr-only">
        {servicePage.offerTitle}
      </h2>
      {tiers.length > 0 ? (
        tiers.map((tier) => <TierCard key={tier.id} tier={tier} />)
      ) : (
        <QuoteCard startingPrice={startingPrice} />
      )}
      <div className="offer-follow">
        <div className="offer-question">
          <LinkButton to={chatUrl}>{servicePage.question}</LinkButton>
          <ul className="reassurances">
            {reassurances.map((line) => (
              <li key={line}>
                <Check aria-hidden />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div className="offer-help">
          <h3>{helpCard.title}</h3>
          <p>{helpCard.text}</p>
          <LinkButton to="/contact">
            {helpCard.button}
            <ArrowRight aria-hidden />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
