import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { PEOPLE_COPY } from "~/content/client-people";
import { mayDecideFor } from "~/features/clients/people/queries.server";
import { createCardPage } from "~/features/invoices/pay-by-card.server";
import { getInvoiceOf } from "~/features/invoices/queries.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { redirectWithFlash } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";

/** Leads a client to the page on which one's own invoice is paid by card. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  const invoice = foundOr404(await getInvoiceOf(user.id, id));
  const here = `/dashboard/factures/${id}`;
  if (!(await mayDecideFor(user.id, invoice.billing_client.profile_id)))
    return redirectWithFlash(here, { tone: "error", title: PEOPLE_COPY[user.language].readsOnly });
  return redirect(await createCardPage(invoice, here), 303);
}
