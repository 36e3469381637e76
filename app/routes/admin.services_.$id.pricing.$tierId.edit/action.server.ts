import { updateTier } from "~/features/services/commands/tiers.server";
import { TIER_SAVED } from "~/features/services/model/messages";
import { tierIdSchema, tierSchema } from "~/features/services/schema/tier";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves a tier of a service. */
export const action = formAction({
  guard: requireAdmin,
  params: tierIdSchema,
  intents: {
    tier: {
      schema: tierSchema,
      run: async (tier, { actor, params: { id: serviceId, tierId: id } }) => {
        await updateTier(actor, { serviceId, id }, tier);
        return redirectWithSuccess(`/admin/services/${serviceId}/pricing`, TIER_SAVED);
      },
    },
  },
});
