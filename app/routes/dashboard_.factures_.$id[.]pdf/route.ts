import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/features/billing/documents/keep-document-file.server";
import { getInvoiceOf } from "~/features/invoices/queries.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "heavy" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  foundOr404(await getInvoiceOf(user.id, id));
  return documentResponse(request, { kind: "invoice", subjectId: id, format: "pdf" });
}
