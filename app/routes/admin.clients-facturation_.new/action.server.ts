import { createBillingClient } from "~/features/billing-clients/commands.server";
import { BILLING_CLIENT_SAVED } from "~/features/billing-clients/model";
import { billingClientSchema } from "~/features/billing-clients/schema.server";
import { setQuoteClient } from "~/features/quotes/commands/drafts.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { backTo, openValues, originOf } from "./view.server";

/** Stores a billing identity and opens it, or the quote that waits for it. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    "billing-client": {
      schema: billingClientSchema,
      prepare: async (form, { request }) => {
        // The account may have an identity by now, and the lead may be gone.
        await openValues(originOf(request));
        return { form };
      },
      run: async (identity, { actor, request }) => {
        const origin = originOf(request);
        const { id } = await createBillingClient(actor, identity, origin.client ?? null);
        if (origin.devis) await setQuoteClient(actor, origin.devis, id);
        const page = origin.devis ? backTo(origin) : `/admin/clients-facturation/${id}`;
        return redirectWithSuccess(page, BILLING_CLIENT_SAVED);
      },
    },
  },
});
