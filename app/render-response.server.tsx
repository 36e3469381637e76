import { randomBytes } from "node:crypto";
import type { AppLoadContext, EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { FaultData } from "~/lib/forms/unavailable";
import { compactMarkup } from "~/lib/html/compact-markup";
import { newErrorReference } from "~/server/core/error-reference.server";
import { isHttps } from "~/server/env.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { withEarlyStyles, withLateWalls } from "~/server/http/early-styles.server";
import { withHashes, withPreloads, withWaitingScripts } from "~/server/http/framework-scripts.server";
import { plainError } from "~/server/http/plain-error.server";
import { renderDocument, withWholeData } from "~/server/http/render-document.server";
import type { InlineSources } from "~/server/http/security-headers.server";
import { applySecurityHeaders, contentSecurityPolicy, policyHash } from "~/server/http/security-headers.server";
import { isLegacyDataRequest } from "~/server/http/url-limit.server";
import { logger } from "~/server/logger.server";
import { LATE_RULES, LATE_SCRIPT } from "~/shell/late-sheet";
import { NonceProvider } from "~/shell/nonce";
import type { RouteHandle } from "~/site/route-handle";
import { SPECULATION_RULES } from "~/site/speculation-rules";

/** What of a content page its policy has to name, where the page has it. */
const CONTENT_SCRIPTS = [LATE_SCRIPT, SPECULATION_RULES].map((text) => ({ text, hash: policyHash(text) }));

/** After this many milliseconds what a loader has promised and not given is given up. */
export const streamTimeout = 10_000;

/** What a page could not be rendered for, as the error that its boundary is then rendered with: by its reference. */
export function asFault(error: unknown, request: Request): unknown {
  if (!(error instanceof Error) || request.signal.aborted) return error;
  const reference = newErrorReference();
  const path = new URL(request.url).pathname;
  logger.error({ event: "unexpected-error", reference, path, err: error }, "unexpected error");
  return Response.json({ reference } satisfies FaultData, { status: 500 });
}

/** Renders the page whole before answering: it compresses better and costs less than streaming it in pieces. */
export async function renderResponse(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { isShared = false }: AppLoadContext,
): Promise<Response> {
  const handles = matchedHandles(context);
  const nonce = handles.some((handle) => handle.hydrate) ? randomBytes(16).toString("base64") : undefined;
  const rendered = await renderToHtml(request, context, nonce);
  const { html: styled, styleHash } = await withEarlyStyles(nonce ? rendered : withLateWalls(compactMarkup(rendered)), {
    isHydrated: nonce !== undefined,
    lateRules: LATE_RULES,
  });
  const { html, scripts } = nonce
    ? withScripts(styled, { nonce, isShared, isPatient: canWait(request, handles, context) })
    : { html: styled, scripts: { scriptHashes: contentHashes(styled) } };
  // A content page is the same for all, but for the initial of a signed-in user in its header.
  const isPrivate = isSignedIn(context) || (!isShared && handles.some((handle) => handle.isPrivate));
  const formOrigins = handles.flatMap((handle) => handle.formOrigins ?? []);
  const inline = { ...scripts, ...(styleHash && { styleHash }), formOrigins };
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A page with a nonce, an error or personal data is for this one visitor and this one time.
  const isForAnybody = !inline.nonce && !isPrivate && status < 400;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", isForAnybody ? "private, no-cache" : "no-store");
  headers.append("Vary", "Cookie");
  const retryAfter = retryAdvice(context) ?? (status === 503 ? "5" : undefined);
  if (retryAfter) headers.set("Retry-After", retryAfter);
  applySecurityHeaders(headers, { csp: contentSecurityPolicy(inline), isHttps });
  // As bytes: of a text, Response examines every letter first.
  return new Response(new TextEncoder().encode(html), { status, headers });
}

/** Answers to the framework's own data requests are personal to one navigation; its former ones are not spoken here. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  if (isLegacyDataRequest(new URL(request.url).search)) return plainError(400);
  response.headers.set("Cache-Control", "no-store");
  return response;
};

/** What no loader or action expected: logged with the request's path, never shown. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || error instanceof DatabaseUnavailableError || isAnswer(error)) return;
  const { pathname, search } = new URL(request.url);
  // The framework itself warns of such a request, stack and all: that would let anyone fill the log.
  if (isLegacyDataRequest(search)) return;
  logger.error({ event: "unexpected-error", path: pathname, err: error }, "unexpected error");
};

/** A fault that has its line already, or the router's own answer to what makes no sense, such as a post to a page without a form. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
}

/** Retry-After as an action or loader set it; Remix passes a route's headers on only by a `headers` export. */
function retryAdvice({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext): string | undefined {
  const all = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  return all.map((headers) => headers.get("Retry-After")).find((value) => value !== null) ?? undefined;
}

function contentHashes(html: string): string[] {
  return CONTENT_SCRIPTS.filter(({ text }) => html.includes(text)).map(({ hash }) => hash);
}

function isSignedIn({ staticHandlerContext }: EntryContext): boolean {
  const root = staticHandlerContext.loaderData.root as { user?: unknown } | undefined;
  return Boolean(root?.user);
}

function matchedHandles(context: EntryContext): RouteHandle[] {
  return context.staticHandlerContext.matches.map(
    ({ route }) => (context.routeModules[route.id]?.handle ?? {}) as RouteHandle,
  );
}

/** @param nonce of a page with scripts, which are sent its data */
async function renderToHtml(request: Request, context: EntryContext, nonce: string | undefined): Promise<string> {
  const whole = nonce ? await withWholeData(context) : context;
  return renderDocument(
    <NonceProvider value={nonce}>
      <RemixServer context={whole} url={request.url} nonce={nonce} />
    </NonceProvider>,
  );
}

/** In development React would complain about changed attributes, and nothing is preloaded anyway. */
function withScripts(
  html: string,
  { nonce, isShared, isPatient }: { nonce: string; isShared: boolean; isPatient: boolean },
): { html: string; scripts: InlineSources } {
  const patched = isPatient ? withWaitingScripts(html) : withPreloads(html, nonce);
  const page = import.meta.env.PROD ? patched : html;
  return isShared ? withHashes(page, nonce) : { html: page, scripts: { nonce } };
}

/** Whether the page can wait for its scripts until a user works with it; an answer to a form cannot. */
function canWait(request: Request, handles: RouteHandle[], { staticHandlerContext }: EntryContext): boolean {
  const root = staticHandlerContext.loaderData.root as { flash?: unknown } | undefined;
  const isAnswer = request.method !== "GET" || Boolean(root?.flash) || staticHandlerContext.errors !== null;
  return !isAnswer && handles.some((handle) => handle.hydrate === "on-intent");
}
