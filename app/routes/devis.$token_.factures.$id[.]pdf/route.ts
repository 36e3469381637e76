import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/features/billing/documents/keep-document-file.server";
import { getInvoiceOfQuote } from "~/features/invoices/queries.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { getQuoteOfLink } from "~/features/quotes/client-quotes.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "heavy" };

/** The file of an invoice of a quote, for the holder of the quote's link. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = paramsOr404(invoiceIdSchema, params);
  const rootId = await getQuoteOfLink(params.token ?? "");
  foundOr404(rootId && (await getInvoiceOfQuote(rootId, id)));
  return documentResponse(request, { kind: "invoice", subjectId: id, format: "pdf" });
}
