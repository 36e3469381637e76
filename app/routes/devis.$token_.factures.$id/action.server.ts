import { redirect } from "@remix-run/node";
import { claimForm } from "~/features/invoices/claim-form.server";
import { getInvoiceOfQuote } from "~/features/invoices/queries/invoices.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { getQuoteOfLink } from "~/features/quotes/queries/client-quotes.server";
import { linkTokenSchema } from "~/features/quotes/schema/decision";
import { formAction, openToAll } from "~/server/forms/form-action.server";

/** Takes 'J’ai viré' with its proof from the holder of the quote's link; the page then shows it among the transfers. */
export const action = formAction({
  guard: openToAll,
  params: linkTokenSchema.extend(invoiceIdSchema.shape),
  find: async ({ params: { token, id } }) => {
    const rootId = await getQuoteOfLink(token);
    const invoice = rootId && (await getInvoiceOfQuote(rootId, id));
    return invoice ? { account: rootId, language: invoice.language, page: `/devis/${token}/factures/${id}` } : null;
  },
  ...claimForm(async ({ page }) => redirect(page, 303)),
});
