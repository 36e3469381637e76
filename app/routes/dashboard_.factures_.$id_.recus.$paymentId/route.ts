import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/features/billing/documents/keep-document-file.server";
import { getInvoiceOf } from "~/features/invoices/queries.server";
import { paymentIdSchema } from "~/features/invoices/schema/list";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "heavy" };

/** The receipt of a payment of one's own invoice; a cancelled payment has none. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id, paymentId } = paramsOr404(paymentIdSchema, params);
  const invoice = await getInvoiceOf(user.id, id);
  foundOr404(invoice?.payments.find((each) => each.id === paymentId && !each.cancelled_at));
  return documentResponse(request, { kind: "receipt", subjectId: paymentId, format: "pdf" });
}
