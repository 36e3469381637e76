import type { ActionFunctionArgs } from "@remix-run/node";
import { submitBillingClient } from "~/features/billing-clients/commands.server";
import { BILLING_CLIENT_SAVED } from "~/features/billing-clients/model";
import { billingClientIdSchema } from "~/features/billing-clients/schema.server";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves a billing identity. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(billingClientIdSchema, params);
  return answerForm(submitBillingClient({ actor, id }, await request.formData()), {
    intent: "billing-client",
    onSaved: () => redirectWithSuccess(`/admin/clients-facturation/${id}`, BILLING_CLIENT_SAVED),
  });
}
