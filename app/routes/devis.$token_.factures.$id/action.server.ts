import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { submitClaim } from "~/features/invoices/commands/claims.server";
import { CLAIM_INTENT } from "~/features/invoices/model/claim";
import { getInvoiceOfQuote } from "~/features/invoices/queries/invoices.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { getQuoteOfLink } from "~/features/quotes/queries/client-quotes.server";
import { answerForm } from "~/server/forms/form-outcome.server";
import { paramsOr404 } from "~/server/http/not-found.server";

/** Takes 'J’ai viré' with its proof from whoever holds the quote's link; the page then shows it among the transfers. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { id } = paramsOr404(invoiceIdSchema, params);
  const token = params.token ?? "";
  const rootId = await getQuoteOfLink(token);
  const invoice = rootId && (await getInvoiceOfQuote(rootId, id));
  if (!invoice) throw data(null, { status: 404 });
  const claimant = { actor: null, account: rootId, invoiceId: id, language: invoice.language };
  return answerForm(submitClaim(request, claimant), {
    intent: CLAIM_INTENT,
    onSaved: async () => redirect(`/devis/${token}/factures/${id}`, 303),
  });
}
