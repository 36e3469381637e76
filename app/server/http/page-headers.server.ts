import type { EntryContext } from "@remix-run/node";
import { isHttps } from "~/server/env.server";
import { applySecurityHeaders, contentSecurityPolicy } from "./security-headers.server";

interface Answer {
  status: number;
  nonce: string | undefined;
  isPrivate: boolean;
  context: EntryContext;
}

/** Completes the headers of a rendered page: type, caching, retry advice and the security headers. */
export function setPageHeaders(headers: Headers, { status, nonce, isPrivate, context }: Answer): void {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", cacheControl(status, nonce, isPrivate));
  headers.append("Vary", "Cookie");
  if (isContentPage(status, nonce, isPrivate)) headers.set("Speculation-Rules", '"/speculation-rules.json"');
  const retryAfter = retryAdvice(context) ?? (status === 503 ? "5" : undefined);
  if (retryAfter) headers.set("Retry-After", retryAfter);
  applySecurityHeaders(headers, { csp: contentSecurityPolicy(nonce ? { nonce } : {}), isHttps });
}

/** A page with a nonce, an error or personal data is for this one visitor and this one time. */
function cacheControl(status: number, nonce: string | undefined, isPrivate: boolean): string {
  return isContentPage(status, nonce, isPrivate) ? "private, no-cache" : "no-store";
}

function isContentPage(status: number, nonce: string | undefined, isPrivate: boolean): boolean {
  return !nonce && !isPrivate && status < 400;
}

/** Retry-After as an action or loader set it; Remix passes a route's headers on only by a `headers` export. */
function retryAdvice(context: EntryContext): string | undefined {
  const { actionHeaders, loaderHeaders } = context.staticHandlerContext;
  const all = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  return all.map((headers) => headers.get("Retry-After")).find((value) => value !== null) ?? undefined;
}
