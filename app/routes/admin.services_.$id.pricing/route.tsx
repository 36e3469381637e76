import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HIGHLIGHTED_TIER, TIER_LABELS, tierPrice } from "~/features/services/model/service";
import { serviceIdSchema } from "~/features/services/schema";
import { listTiers } from "~/features/services/tiers.server";
import { formatNumber } from "~/lib/text/format-number";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { DialogOutlet } from "~/ui/dialog-outlet";
import { EditLinks } from "~/ui/edit-links";
import { EmptyState } from "~/ui/empty-state";
import { ScreenLinkButton } from "~/ui/screen-link";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(serviceIdSchema, params, "no-service");
  return { id, tiers: await listTiers(id) };
}

export default function Pricing() {
  const { id, tiers } = useLoaderData<typeof loader>();
  const here = `/admin/services/${id}/pricing`;
  const add = (
    <ScreenLinkButton to={`${here}/new`} preventScrollReset variant="primary">
      Ajouter un plan
    </ScreenLinkButton>
  );
  return (
    <section className="pt-5" aria-labelledby="tarification">
      <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 mb-4">
        <h2 className="text-[1.5rem] leading-[1.2]" id="tarification">
          Plans tarifaires
        </h2>
        {tiers.length > 0 && add}
      </div>
      {tiers.length > 0 ? (
        <ul className="tier-cards grid gap-3 max-w-312 wide:grid-cols-3">
          {tiers.map((tier) => (
            <TierCard key={tier.id} tier={tier} here={here} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Aucun tarif pour le moment" action={add}>
          La page du service montre alors son prix de départ et propose un devis.
        </EmptyState>
      )}
      <DialogOutlet />
    </section>
  );
}

type Tier = Awaited<ReturnType<typeof listTiers>>[number];

const DETAIL =
  "relative ps-5 before:absolute before:start-0.5 before:top-[0.5625em] before:size-1.75 before:bg-accent before:rotate-45";

function TierCard({ tier, here }: { tier: Tier; here: string }) {
  const { id, tier_name, description, priceMad, delivery_time, revisions_count, details } = tier;
  const label = TIER_LABELS[tier_name];
  return (
    <li
      className="card tier-card data-highlighted:border-t-3 data-highlighted:border-t-accent data-highlighted:pt-[calc(1.125rem_-_2px)]"
      data-highlighted={tier_name === HIGHLIGHTED_TIER || undefined}
    >
      <h3 className="text-[1.25rem] leading-[1.2]">{label}</h3>
      <p className="figures font-display text-[1.75rem] font-semibold leading-[1.1]">{tierPrice(priceMad)}</p>
      {description && <p className="text-text-2">{description}</p>}
      <dl className="figures">
        {delivery_time && (
          <div className="flex justify-between gap-4 py-1.5 border-b border-b-line">
            <dt className="text-text-2">Livraison</dt>
            <dd>{delivery_time}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 py-1.5 border-b border-b-line">
          <dt className="text-text-2">Révisions</dt>
          <dd>{formatNumber(revisions_count)}</dd>
        </div>
      </dl>
      {details.length > 0 && (
        <div>
          <p className="font-[560]">{"Inclus\u202f:"}</p>
          <ul>
            {details.map((detail, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
              <li key={index} className={DETAIL}>
                {detail}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ScreenLinkButton to={`/admin/devis/new?palier=${id}`}>
        Faire un devis<span className="sr-only"> de ce plan {label}</span>
      </ScreenLinkButton>
      <EditLinks name={label} to={`${here}/${id}`} />
    </li>
  );
}
