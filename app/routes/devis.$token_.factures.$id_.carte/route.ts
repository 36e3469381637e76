import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { createCardPage } from "~/features/invoices/pay-by-card.server";
import { getInvoiceOfQuote } from "~/features/invoices/queries.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { getQuoteOfLink } from "~/features/quotes/client-quotes.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { withPlainErrors } from "~/server/http/plain-error.server";

/** Leads the holder of a quote's link to the page on which an invoice of it is paid by card. */
export const action = withPlainErrors(async ({ params }: ActionFunctionArgs) => {
  const { id } = paramsOr404(invoiceIdSchema, params);
  const token = params.token ?? "";
  const rootId = await getQuoteOfLink(token);
  const invoice = foundOr404(rootId && (await getInvoiceOfQuote(rootId, id)));
  return redirect(await createCardPage(invoice, `/devis/${token}/factures/${id}`), 303);
});
