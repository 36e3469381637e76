import { createTier } from "~/features/services/commands/tiers.server";
import { TIER_SAVED } from "~/features/services/model/messages";
import { serviceIdSchema } from "~/features/services/schema/service";
import { newTierSchema } from "~/features/services/schema/tier";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Adds a tier to a service. */
export const action = formAction({
  guard: requireAdmin,
  params: serviceIdSchema,
  notFoundReason: "no-service",
  intents: {
    tier: {
      schema: newTierSchema,
      run: async (tier, { actor, params }) => {
        await createTier(actor, params.id, tier);
        return redirectWithSuccess(`/admin/services/${params.id}/pricing`, TIER_SAVED);
      },
    },
  },
});
