import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/features/billing/documents/keep-document-file.server";
import { getInvoiceOfQuote } from "~/features/invoices/queries.server";
import { paymentIdSchema } from "~/features/invoices/schema/list";
import { getQuoteOfLink } from "~/features/quotes/client-quotes.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "heavy" };

/** The receipt of a payment, for the holder of the quote's link; a cancelled payment has none. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id, paymentId } = paramsOr404(paymentIdSchema, params);
  const rootId = await getQuoteOfLink(params.token ?? "");
  const invoice = rootId ? await getInvoiceOfQuote(rootId, id) : null;
  foundOr404(invoice?.payments.find((each) => each.id === paymentId && !each.cancelled_at));
  return documentResponse(request, { kind: "receipt", subjectId: paymentId, format: "pdf" });
}
