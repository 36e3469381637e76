import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/features/billing/documents/keep-document-file.server";
import { paymentIdSchema } from "~/features/invoices/schema/list";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { paymentId } = paramsOr404(paymentIdSchema, params);
  return documentResponse(request, { kind: "receipt", subjectId: paymentId, format: "pdf" });
}
