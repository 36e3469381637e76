import type { ActionFunctionArgs } from "@remix-run/node";
import { submitTier } from "~/features/services/commands/submit-tier.server";
import { TIER_SAVED } from "~/features/services/model/messages";
import { tierIdSchema } from "~/features/services/schema/tier";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves a tier of a service. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id: serviceId, tierId: id } = paramsOr404(tierIdSchema, params);
  return answerForm(submitTier(actor, { serviceId, id }, await request.formData()), {
    intent: "tier",
    onSaved: () => redirectWithSuccess(`/admin/services/${serviceId}/pricing`, TIER_SAVED),
  });
}
