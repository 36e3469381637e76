import { servicePage } from "~/content/service-pages";
import { LinkButton } from "~/ui/link-button";

/** For a service without tiers: where its price starts, if that is known, and the way to a quote. */
export function QuoteCard({ startingPrice }: { startingPrice: string | null }) {
  return (
    <div className="tier is-highlighted">
      {startingPrice ? (
        <p className="quote-price">
          {servicePage.priceLabel} <b className="figures">{startingPrice}</b>
        </p>
      ) : (
        <h3>{servicePage.withoutPrice}</h3>
      )}
      <p className="tier-text">{servicePage.withoutPriceText}</p>
      <LinkButton to="/contact" variant="primary">
        {servicePage.quoteButton}
      </LinkButton>
    </div>
  );
}
