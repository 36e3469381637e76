import { PEOPLE_COPY } from "~/content/client-people";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { mayDecideFor } from "~/features/client-people/queries.server";
import { claimForm } from "~/features/invoices/claim-form.server";
import { getInvoiceOf } from "~/features/invoices/queries/invoices.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";

/** Takes 'J’ai viré' with its proof, for an invoice of a client for whom the user decides. */
export const action = formAction({
  guard: requireUser,
  params: invoiceIdSchema,
  find: async ({ actor, params }) => {
    const invoice = await getInvoiceOf(actor.id, params.id);
    if (!invoice) return null;
    const page = `/dashboard/factures/${params.id}`;
    if (!(await mayDecideFor(actor.id, invoice.billing_client.profile_id)))
      throw await redirectWithFlash(page, { tone: "error", title: PEOPLE_COPY[actor.language].readsOnly });
    return { account: actor.id, language: actor.language, page };
  },
  ...claimForm(async ({ language, page }) => {
    const { claimed } = CLIENT_SPACE[language].invoices;
    if (language === "fr") return redirectWithSuccess(page, claimed);
    return redirectWithFlash(page, { tone: "success", title: claimed });
  }),
});
