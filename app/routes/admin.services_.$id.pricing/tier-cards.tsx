import { Trash2 } from "lucide-react";
import { HIGHLIGHTED_TIER } from "~/features/services/model";
import { AppLink } from "~/ui/app-link";
import { LinkButton } from "~/ui/link-button";
import type { TierCardData } from "./to-tier-card";

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
    <li className="tier-card" data-highlighted={tier_name === HIGHLIGHTED_TIER || undefined}>
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
      <div className="service-card-actions">
        <LinkButton to={`${here}/${id}/edit`} hydrated preventScrollReset size="sm">
          Modifier<span className="sr-only"> : {label}</span>
        </LinkButton>
        <AppLink
          className="icon-btn"
          to={`${here}/${id}/delete`}
          hydrated
          preventScrollReset
          title="Supprimer"
          aria-label={`Supprimer : ${label}`}
        >
          <Trash2 aria-hidden="true" />
        </AppLink>
      </div>
    </li>
  );
}
