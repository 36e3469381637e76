import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { documentResponse } from "~/features/billing-documents/commands/keep-document-file.server";
import { getInvoiceOf } from "~/features/invoices/queries/invoices.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "heavy" };

/** The file of one's own invoice. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  if (!(await getInvoiceOf(user.id, id))) throw data(null, { status: 404 });
  return documentResponse(request, { kind: "invoice", subjectId: id, format: "pdf" });
}
