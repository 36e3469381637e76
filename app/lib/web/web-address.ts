import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";

const SITE_PATH = /^\/(?![/\\])/;

/**
 * A typed address, fit for a link or a picture: a path of this site or an http(s) address; null for
 * anything else (`javascript:`, `//host`, empty).
 * Rule: OWASP XSS prevention, "URL contexts".
 */
export function webAddress(typed: string | null): string | null {
  const address = withoutInvisibleMarks(typed ?? "").trim();
  if (SITE_PATH.test(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}
