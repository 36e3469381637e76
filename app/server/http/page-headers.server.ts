import type { EntryContext } from "@remix-run/node";
import { isHttps } from "~/server/env.server";
import type { InlineSources } from "./security-headers.server";
import { applySecurityHeaders, contentSecurityPolicy } from "./security-headers.server";

interface Answer {
  status: number;
  inline: InlineSources;
  isPrivate: boolean;
  context: EntryContext;
}

/** Completes the headers of a rendered page: type, caching, retry advice and the security headers. */
export function setPageHeaders(headers: Headers, { status, inline, isPrivate, context }: Answer): void {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A page with a nonce, an error or personal data is for this one visitor and this one time.
  const isForAnybody = !inline.nonce && !isPrivate && status < 400;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", isForAnybody ? "private, no-cache" : "no-store");
  headers.append("Vary", "Cookie");
  const retryAfter = retryAdvice(context) ?? (status === 503 ? "5" : undefined);
  if (retryAfter) headers.set("Retry-After", retryAfter);
  applySecurityHeaders(headers, { csp: contentSecurityPolicy(inline), isHttps });
}

/** Retry-After as an action or loader set it; Remix passes a route's headers on only by a `headers` export. */
function retryAdvice(context: EntryContext): string | undefined {
  const { actionHeaders, loaderHeaders } = context.staticHandlerContext;
  const all = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  return all.map((headers) => headers.get("Retry-After")).find((value) => value !== null) ?? undefined;
}
