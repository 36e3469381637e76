import type { ActionFunctionArgs } from "@remix-run/node";
import { submitBillingClient } from "~/features/billing-clients/commands.server";
import { BILLING_CLIENT_SAVED } from "~/features/billing-clients/model";
import { setQuoteClient } from "~/features/quotes/commands/drafts.server";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { backTo, openValues, originOf } from "./view.server";

/** Stores a billing identity and opens it, or the quote that waits for it. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const origin = originOf(request);
  await openValues(origin);
  const target = { actor, id: null, profileId: origin.client ?? null };
  return answerForm(submitBillingClient(target, await request.formData()), {
    intent: "billing-client",
    onSaved: async ({ id }) => {
      const { devis } = origin;
      if (devis) await setQuoteClient(actor, devis, id);
      return redirectWithSuccess(devis ? backTo(origin) : `/admin/clients-facturation/${id}`, BILLING_CLIENT_SAVED);
    },
  });
}
