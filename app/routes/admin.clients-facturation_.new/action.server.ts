import type { ActionFunctionArgs } from "@remix-run/node";
import { submitBillingClient } from "~/features/billing-clients/commands.server";
import { BILLING_CLIENT_SAVED } from "~/features/billing-clients/model";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { openValues, originOf } from "./view.server";

/** Stores a billing identity and opens it. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const origin = originOf(request);
  await openValues(origin);
  const target = { actor, id: null, profileId: origin.client ?? null };
  return answerForm(submitBillingClient(target, await request.formData()), {
    intent: "billing-client",
    onSaved: ({ id }) => redirectWithSuccess(`/admin/clients-facturation/${id}`, BILLING_CLIENT_SAVED),
  });
}
