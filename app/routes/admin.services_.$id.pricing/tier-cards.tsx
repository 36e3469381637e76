import { HIGHLIGHTED_TIER } from "~/features/services/model/service";
import { EditLinks } from "~/ui/edit-links";
import { LinkButton } from "~/ui/link-button";
import type { TierCardData } from "./view.server";

/** The tiers of a service, from the smallest to the largest. */
export function TierCards({ tiers, here }: { tiers: TierCardData[]; here: string }) {
  return (
    <ul className="tier-cards grid gap-3 max-w-312 wide:grid-cols-3">
      {tiers.map((tier) => (
        <TierCard key={tier.id} tier={tier} here={here} />
      ))}
    </ul>
  );
}

function TierCard({ tier, here }: { tier: TierCardData; here: string }) {
  const { id, tier_name, label, price, description, delivery, revisions, details } = tier;
  return (
    <li
      className="card tier-card [&[data-highlighted]]:border-t-3 [&[data-highlighted]]:border-t-accent [&[data-highlighted]]:pt-[calc(1.125rem_-_2px)]"
      data-highlighted={tier_name === HIGHLIGHTED_TIER || undefined}
    >
      <h3 className="text-[1.25rem] leading-[1.2]">{label}</h3>
      <p className="figures font-display text-[1.75rem] font-semibold leading-[1.1]">{price}</p>
      {description && <p className="text-text-2">{description}</p>}
      <dl className="figures">
        {delivery && (
          <div className="flex justify-between gap-4 py-1.5 border-b border-b-line">
            <dt className="text-text-2">Livraison</dt>
            <dd>{delivery}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 py-1.5 border-b border-b-line">
          <dt className="text-text-2">Révisions</dt>
          <dd>{revisions}</dd>
        </div>
      </dl>
      {details.length > 0 && (
        <div>
          <p className="[&+ul>li]:relative [&+ul>li]:ps-5 [&+ul>li::before]:content-[''] [&+ul>li::before]:absolute [&+ul>li::before]:start-0.5 [&+ul>li::before]:top-[0.5625em] [&+ul>li::before]:w-1.75 [&+ul>li::before]:h-1.75 [&+ul>li::before]:bg-accent [&+ul>li::before]:rotate-45 font-[560]">
            {"Inclus\u202f:"}
          </p>
          <ul>
            {details.map((detail, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
              <li key={index}>{detail}</li>
            ))}
          </ul>
        </div>
      )}
      <LinkButton to={`/admin/devis/new?palier=${id}`} hydrated size="sm">
        Faire un devis<span className="sr-only"> de ce plan {label}</span>
      </LinkButton>
      <EditLinks name={label} to={`${here}/${id}`} />
    </li>
  );
}
