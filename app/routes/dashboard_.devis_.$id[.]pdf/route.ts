import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/features/billing/documents/keep-document-file.server";
import { getQuoteFile, getQuoteOfClient } from "~/features/quotes/client-quotes.server";
import { quoteIdSchema, versionParamSchema } from "~/features/quotes/schema/quote";
import { parseQuery } from "~/server/http/list-query.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "heavy" };

/** The file of one's own quote: the accepted version, once there is one. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(quoteIdSchema, params);
  const found = await getQuoteOfClient(user.id, id);
  const file = foundOr404(found && (await getQuoteFile(found.rootId, parseQuery(request, versionParamSchema).version)));
  return documentResponse(request, file);
}
