import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/features/billing/documents/keep-document-file.server";
import { getQuoteVersionFile } from "~/features/quotes/client-quotes.server";
import { quoteIdSchema } from "~/features/quotes/schema/quote";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** The file of a version as it was sent, or of what was accepted. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const file = await findOr404(quoteIdSchema, params, ({ id }) => getQuoteVersionFile(id));
  return documentResponse(request, file);
}
