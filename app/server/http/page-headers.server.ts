import type { EntryContext } from "@remix-run/node";
import { isHttps } from "~/server/env.server";
import type { ScriptSources } from "./security-headers.server";
import { applySecurityHeaders, contentSecurityPolicy } from "./security-headers.server";

interface Answer {
  status: number;
  scripts: ScriptSources;
  isPrivate: boolean;
  context: EntryContext;
}

/** Completes the headers of a rendered page: type, caching, retry advice and the security headers. */
export function setPageHeaders(headers: Headers, answer: Answer): void {
  const { status, scripts, context } = answer;
  const isAnybodys = isForAnybody(answer);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", isAnybodys ? "private, no-cache" : "no-store");
  headers.append("Vary", "Cookie");
  if (isAnybodys && !scripts.scriptHashes) headers.set("Speculation-Rules", '"/speculation-rules.json"');
  const retryAfter = retryAdvice(context) ?? (status === 503 ? "5" : undefined);
  if (retryAfter) headers.set("Retry-After", retryAfter);
  applySecurityHeaders(headers, { csp: contentSecurityPolicy(scripts), isHttps });
}

/** A page with a nonce, an error or personal data is for this one visitor and this one time. */
function isForAnybody({ status, scripts, isPrivate }: Answer): boolean {
  return !scripts.nonce && !isPrivate && status < 400;
}

/** Retry-After as an action or loader set it; Remix passes a route's headers on only by a `headers` export. */
function retryAdvice(context: EntryContext): string | undefined {
  const { actionHeaders, loaderHeaders } = context.staticHandlerContext;
  const all = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  return all.map((headers) => headers.get("Retry-After")).find((value) => value !== null) ?? undefined;
}
