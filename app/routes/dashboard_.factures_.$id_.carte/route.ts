import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { createCardPage } from "~/features/invoices/commands/card-payments.server";
import { getInvoiceOf } from "~/features/invoices/queries/invoices.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";

/** Leads a client to the page on which one's own invoice is paid by card. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  const invoice = await getInvoiceOf(user.id, id);
  if (!invoice) throw data(null, { status: 404 });
  return redirect(await createCardPage(invoice, `/dashboard/factures/${id}`), 303);
}
