import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listTiers } from "~/features/services/queries/tiers.server";
import { serviceIdSchema } from "~/features/services/schema/service";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { TierCards } from "./tier-cards";
import { toTierCard } from "./view.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(serviceIdSchema, params, "no-service");
  const tiers = await listTiers(id);
  return { id, tiers: tiers.map(toTierCard) };
}

export default function Pricing() {
  const { id, tiers } = useLoaderData<typeof loader>();
  const here = `/admin/services/${id}/pricing`;
  const add = (
    <LinkButton to={`${here}/new`} hydrated preventScrollReset variant="primary" size="sm">
      Ajouter un plan
    </LinkButton>
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
        <TierCards tiers={tiers} here={here} />
      ) : (
        <EmptyState title="Aucun tarif pour le moment" action={add}>
          La page du service montre alors son prix de départ et propose un devis.
        </EmptyState>
      )}
      <Outlet />
    </section>
  );
}
