import { HIGHLIGHTED_TIER } from "~/features/services/model/service";
import { EditLinks } from "~/ui/edit-links";
import type { TierCardData } from "./view.server";

/** The tiers of a service, from the smallest to the largest. */
export function TierCards({ tiers, here }: { tiers: TierCardData[]; here: string }) {
  return (
    <ul className="tier-cards">
      {tiers.map((tier) => (
        <TierCard key={tier.id} tier={tier} here={here} />
      ))}
    </ul>
  );
}

function TierCard({ tier, here }: { tier: TierCardData; here: string }) {
  const { id, tier_name, label, price, description, delivery, revisions, details } = tier;
  return (
    <li className="card tier-card" data-highlighted={tier_name === HIGHLIGHTED_TIER || undefined}>
      <h3>{label}</h3>
      <p className="tier-card-price figures">{price}</p>
      {description && <p className="tier-card-text">{description}</p>}
      <dl className="tier-card-facts figures">
        {delivery && (
          <div>
            <dt>Livraison</dt>
            <dd>{delivery}</dd>
          </div>
        )}
        <div>
          <dt>Révisions</dt>
          <dd>{revisions}</dd>
        </div>
      </dl>
      {details.length > 0 && (
        <div>
          <p className="tier-card-included">Inclus:</p>
          <ul>
            {details.map((detail, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
              <li key={index}>{detail}</li>
            ))}
          </ul>
        </div>
      )}
      <EditLinks name={label} to={`${here}/${id}`} />
    </li>
  );
}
