import { env } from "~/server/env.server";
import { plainError } from "~/server/http/plain-error.server";
import { logger } from "~/server/logger.server";

/** Passes a request on to the site's Node process, and its answer back as it is; 503 where it does not answer. */
export async function askOrigin(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    const address = new URL(pathname + search, env.EDGE_ORIGIN);
    return await fetch(new Request(address, request), { redirect: "manual" });
  } catch (error) {
    logger.error({ event: "origin-not-answering", path: pathname, err: error });
    return plainError(503, { "Retry-After": "5" });
  }
}
