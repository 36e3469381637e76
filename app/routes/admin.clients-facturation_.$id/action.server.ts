import { updateBillingClient } from "~/features/billing-clients/commands.server";
import { BILLING_CLIENT_SAVED } from "~/features/billing-clients/model";
import { billingClientIdSchema, billingClientSchema } from "~/features/billing-clients/schema.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves a billing identity. */
export const action = formAction({
  guard: requireAdmin,
  params: billingClientIdSchema,
  intents: {
    "billing-client": {
      schema: billingClientSchema,
      run: async (identity, { actor, params }) => {
        await updateBillingClient(actor, params.id, identity);
        return redirectWithSuccess(`/admin/clients-facturation/${params.id}`, BILLING_CLIENT_SAVED);
      },
    },
  },
});
