import type { LoaderFunctionArgs } from "@remix-run/node";
import { getClaimProof } from "~/features/invoices/claim-transfer.server";
import { PROOF_TYPES } from "~/features/invoices/model/client-payment";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { fileResponse } from "~/server/http/file-response.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Proof of a transfer: sent as a download, never opened on the site. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const proof = await findOr404(invoiceIdSchema, params, ({ id }) => getClaimProof(id));
  const type = PROOF_TYPES[proof.kind] ?? "application/octet-stream";
  return fileResponse(request, { key: proof.key, type, cacheControl: "private, no-store", downloadName: proof.name });
}
