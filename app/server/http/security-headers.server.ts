import { createHash } from "node:crypto";
import { DAY_SECONDS } from "~/lib/dates/durations";

const ONE_YEAR_SECONDS = 365 * DAY_SECONDS;

const FIXED_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
};

/** The hash of an inline script or style, as a policy names it. */
export function policyHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** What of a page its policy allows besides our own files. */
export interface InlineSources {
  nonce?: string;
  /** Of scripts, as a policy names them: `sha256-…`. */
  scriptHashes?: readonly string[];
  /** Of the styles of its first screen. */
  styleHash?: string;
  /** Origins to which the answer to a form may lead: a browser refuses a redirect to any other. */
  formOrigins?: readonly string[];
}

/**
 * The policy of a page. With a nonce it is the one of a hydrated page, whose framework loads its own chunks; with the
 * hashes of its inline scripts, the one of a hydrated page that is kept for many visitors; without either, the one of a
 * content page, fixed and therefore cacheable.
 * Style attributes stay allowed (the pattern generator and progress bars write them); of style elements that of the
 * first screen alone.
 * Source: W3C Content Security Policy Level 3; OWASP CSP cheat sheet, "strict policy".
 */
export function contentSecurityPolicy(inline: InlineSources): string {
  const { nonce, scriptHashes = [], styleHash, formOrigins = [] } = inline;
  const ownScripts = ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ");
  return [
    "default-src 'none'",
    nonce ? `script-src 'nonce-${nonce}' 'strict-dynamic'` : ownScripts,
    styleHash ? `style-src 'self' '${styleHash}'` : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formOrigins].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Sets the headers that every answer carries, errors and assets included. A policy already there is kept, so the
 * page's own survives when the adapter passes over the same answer again.
 * HSTS only on https: a browser that met it on http://localhost would refuse every other local server.
 */
export function applySecurityHeaders(headers: Headers, options: { csp?: string; isHttps: boolean }): void {
  for (const [name, value] of Object.entries(FIXED_HEADERS)) headers.set(name, value);
  if (options.isHttps) headers.set("Strict-Transport-Security", `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`);
  if (options.csp) headers.set("Content-Security-Policy", options.csp);
  else if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", contentSecurityPolicy({}));
  }
}
