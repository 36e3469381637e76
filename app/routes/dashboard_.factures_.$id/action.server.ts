import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { PEOPLE_COPY } from "~/content/client-people";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { mayDecideFor } from "~/features/client-people/queries.server";
import { submitClaim } from "~/features/invoices/commands/claims.server";
import { CLAIM_INTENT } from "~/features/invoices/model/claim";
import { getInvoiceOf } from "~/features/invoices/queries/invoices.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectInWords, redirectWithFlash } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";

/** Takes 'J’ai viré' with its proof, for an invoice of a client for whom the user decides. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  const invoice = await getInvoiceOf(user.id, id);
  if (!invoice) throw data(null, { status: 404 });
  const { claimed } = CLIENT_SPACE[user.language].invoices;
  const here = `/dashboard/factures/${id}`;
  if (!(await mayDecideFor(user.id, invoice.billing_client.profile_id)))
    return redirectWithFlash(here, { tone: "error", title: PEOPLE_COPY[user.language].readsOnly });
  return answerForm(submitClaim(request, { actor: user, account: user.id, invoiceId: id, language: user.language }), {
    intent: CLAIM_INTENT,
    onSaved: () => redirectInWords(here, claimed, user.language),
  });
}
