import { isbot } from "isbot";
import { getUser } from "~/server/sessions/guards.server";
import { isCrossSite } from "./cross-site.server";
import { isPrefetch } from "./prefetch.server";

/**
 * Whether a request is worth counting: by neither a robot, nor a browser that only guesses, nor the page of another site,
 * nor one of the team.
 */
export async function isVisit(request: Request): Promise<boolean> {
  const userAgent = request.headers.get("User-Agent") ?? "";
  if (isPrefetch(request) || isCrossSite(request) || userAgent === "" || isbot(userAgent)) return false;
  return (await getUser(request))?.role !== "admin";
}
