import { siteUrl } from "~/server/env.server";

/** Names that no stranger's page can have: this machine, or a literal address. */
const LOCAL_HOST = /^(localhost|[\d.]+|\[[\da-f:]+\])(:\d+)?$/i;

/**
 * Whether a request may come from another site's page. Browsers say so in Sec-Fetch-Site, older ones in Origin;
 * what sends neither is no browser carrying a user's cookies, or is caught by SameSite=Lax.
 * Rule: OWASP Cross-Site Request Forgery Prevention, "Fetch Metadata".
 */
export function isCrossSite(request: Request): boolean {
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  if (fetchSite) return fetchSite !== "same-origin" && fetchSite !== "none";
  const origin = request.headers.get("Origin");
  if (!origin || origin === new URL(siteUrl).origin) return false;
  // The address under which the request came is allowed while that is this very machine.
  const host = request.headers.get("Host") ?? "";
  return !LOCAL_HOST.test(host) || origin !== `http://${host}`;
}
