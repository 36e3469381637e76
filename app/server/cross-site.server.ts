import { env, siteUrl } from "~/server/env.server";

/**
 * Whether a form post may come from another site. Browsers say so in Sec-Fetch-Site, older ones in Origin;
 * what sends neither is no browser carrying somebody's cookies, or is caught by SameSite=Lax.
 * Rule: OWASP Cross-Site Request Forgery Prevention, "Fetch Metadata".
 */
export function isCrossSite(request: Request): boolean {
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  if (fetchSite) return fetchSite !== "same-origin" && fetchSite !== "none";
  const origin = request.headers.get("Origin");
  if (!origin) return false;
  return !allowedOrigins(request).includes(origin);
}

/** The site's own origin, and outside production the address under which the request came. */
function allowedOrigins(request: Request): string[] {
  const own = [new URL(siteUrl).origin];
  if (env.NODE_ENV === "production" && env.SITE_URL) return own;
  const host = request.headers.get("Host");
  return host ? [...own, `http://${host}`] : own;
}
