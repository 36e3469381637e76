import type { LoaderFunctionArgs } from "@remix-run/node";
import { noteOpening } from "~/features/quotes/send-link.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { isVisit } from "~/server/http/visitor-request.server";
import { logger } from "~/server/logger.server";

/** The smallest picture there is: one transparent dot. */
const DOT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

const limit = rateLimit({ name: "quote-views", points: 120, seconds: 3600 });

/**
 * The dot on the page of a quote: a browser that shows the page asks for it, a scanner that follows links of letters
 * does not. Neither robots are noted, nor pages fetched ahead, nor the team.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const isVisited = request.method === "GET" && (await isVisit(request));
    const isReading = isVisited && (await limit.consume(clientNetwork(context))) === null;
    if (isReading) await noteOpening(params.token ?? "");
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    logger.warn({ event: "opening-not-noted", err: error });
  }
  const headers = { "Content-Type": "image/gif", "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  return new Response(new Uint8Array(DOT), { headers });
}
