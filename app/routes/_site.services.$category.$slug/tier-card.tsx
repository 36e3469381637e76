import { Check } from "lucide-react";
import { chooseTier, servicePage } from "~/content/service-pages";
import { LinkButton } from "~/ui/link-button";
import type { TierView } from "./view.server";

/** One tier of a service; the middle one stands out. */
export function TierCard({ tier }: { tier: TierView }) {
  const { id, label, isHighlighted, description, price, deliveryTime, revisions, details, chatUrl } = tier;
  return (
    <section className={isHighlighted ? "tier is-highlighted" : "tier"} aria-labelledby={`formule-${id}`}>
      {isHighlighted && <p className="tier-remark">{servicePage.highlight}</p>}
      <div className="tier-head">
        <h3 id={`formule-${id}`}>{label}</h3>
        <p className="tier-price figures">{price}</p>
      </div>
      {description && <p className="tier-text">{description}</p>}
      <dl className="tier-facts figures">
        {deliveryTime && (
          <div>
            <dt>{servicePage.delivery}</dt>
            <dd>{deliveryTime}</dd>
          </div>
        )}
        <div>
          <dt>{servicePage.revisions}</dt>
          <dd>{revisions}</dd>
        </div>
      </dl>
      {details.length > 0 && (
        <ul className="tier-details">
          {details.map((detail) => (
            <li key={detail}>
              <Check aria-hidden />
              <span>{detail}</span>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={chatUrl} variant={isHighlighted ? "primary" : "secondary"}>
        {chooseTier(label)}
      </LinkButton>
    </section>
  );
}

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
