import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteTier } from "~/features/services/commands/tiers.server";
import { DELETE_TIER_QUESTION, TIER_DELETED } from "~/features/services/model/messages";
import { TIER_LABELS, tierPrice } from "~/features/services/model/service";
import { getTier } from "~/features/services/queries/tiers.server";
import { tierIdSchema } from "~/features/services/schema/tier";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Confirmer la suppression";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id, tierId } = paramsOr404(tierIdSchema, params);
  const tier = await getTier(id, tierId);
  if (!tier) throw data(null, { status: 404 });
  const name = `${TIER_LABELS[tier.tier_name]}, ${tierPrice(tier.priceMad)}`;
  return { name, closeTo: `/admin/services/${tier.service_id}/pricing` };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id: serviceId, tierId: id } = paramsOr404(tierIdSchema, params);
  const back = `/admin/services/${serviceId}/pricing`;
  return answerWithFlash(back, async () => {
    const { trashId } = await deleteTier(actor, { serviceId, id });
    return { description: TIER_DELETED, undo: undoDeletion(trashId, back) };
  });
}

export default function DeleteTier() {
  const { name, closeTo } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog title={TITLE} question={DELETE_TIER_QUESTION} confirmLabel="Supprimer" cancelTo={closeTo}>
      <p className="note">{name}</p>
    </ConfirmDialog>
  );
}
