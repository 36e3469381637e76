import type { LoaderFunctionArgs } from "@remix-run/node";
import { countView } from "~/features/blog/count-view.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { isVisit } from "~/server/http/visitor-request.server";
import { logger } from "~/server/logger.server";

/** The smallest picture there is: one transparent dot. */
const DOT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

// Many readers may share one address; no reader reads so fast.
const limit = rateLimit({ name: "blog-views", points: 300, seconds: 3600 });

/** The dot at the end of an article: to ask for it is to have opened the page, which itself comes from memory. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const reader = { network: clientNetwork(context), userAgent: request.headers.get("User-Agent") ?? "" };
    const isReading = (await isVisit(request)) && (await limit.consume(reader.network)) === null;
    if (isReading) await countView(params.slug ?? "", reader);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    logger.warn({ event: "view-not-counted", slug: params.slug, err: error }, "database down, a view was not counted");
  }
  return new Response(new Uint8Array(DOT), { headers: { "Content-Type": "image/gif", "Cache-Control": "no-store" } });
}
