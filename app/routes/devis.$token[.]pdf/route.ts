import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/features/billing/documents/keep-document-file.server";
import { getQuoteFile, getQuoteOfLink } from "~/features/quotes/client-quotes.server";
import { versionParamSchema } from "~/features/quotes/schema/quote";
import { parseQuery } from "~/server/http/list-query.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "heavy" };

/** The file of a quote, for the holder of its link: the accepted version, once there is one. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const rootId = await getQuoteOfLink(params.token ?? "");
  const file = rootId && (await getQuoteFile(rootId, parseQuery(request, versionParamSchema).version));
  if (!file) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return documentResponse(request, file);
}
