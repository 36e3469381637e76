import type { ActionFunctionArgs } from "@remix-run/node";
import { submitNewTier } from "~/features/services/commands/submit-tier.server";
import { TIER_SAVED } from "~/features/services/model/messages";
import { serviceIdSchema } from "~/features/services/schema/service";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Adds a tier to a service. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id: serviceId } = paramsOr404(serviceIdSchema, params, "no-service");
  return answerForm(submitNewTier(actor, serviceId, await request.formData()), {
    intent: "tier",
    onSaved: () => redirectWithSuccess(`/admin/services/${serviceId}/pricing`, TIER_SAVED),
  });
}
