import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { submitClaim } from "~/features/invoices/commands/claims.server";
import { CLAIM_INTENT, CLAIM_SENT } from "~/features/invoices/model/claim";
import { getInvoiceOf } from "~/features/invoices/queries/invoices.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";

/** Takes 'J’ai viré' with its proof, for one's own invoice. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  if (!(await getInvoiceOf(user.id, id))) throw data(null, { status: 404 });
  return answerForm(submitClaim(request, { actor: user, account: user.id, invoiceId: id }), {
    intent: CLAIM_INTENT,
    onSaved: () => redirectWithSuccess(`/dashboard/factures/${id}`, CLAIM_SENT),
  });
}
