import type { ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";
import { networkOf } from "~/lib/web/ip-address";
import { newErrorReference } from "~/server/core/error-reference.server";
import { runInRequestContext } from "~/server/core/request-context.server";
import { isTokenPath } from "~/server/core/token-paths.server";
import { env, isHttps, siteUrl } from "~/server/env.server";
import { chooseEncoding, isCompressible } from "~/server/http/content-encoding.server";
import { isCrossSite } from "~/server/http/cross-site.server";
import { plainError } from "~/server/http/plain-error.server";
import { memoryLimit } from "~/server/http/rate-limit.server";
import { applySecurityHeaders } from "~/server/http/security-headers.server";
import { urlRefusal } from "~/server/http/url-limit.server";
import { logger } from "~/server/logger.server";
import { parseTarget, peerAddress, requestId } from "~/server/node/exchange.server";
import { canonicalPath } from "~/server/page-cache/cache-key.server";
import type { RouteTable } from "~/server/page-cache/cache-policy.server";
import { createRouteTable } from "~/server/page-cache/cache-policy.server";
import { noteView } from "~/server/page-views/note-view.server";
import { flushPageViews } from "~/server/page-views/page-views.server";
import { answerFromAssets } from "./assets.server";
import { askOrigin } from "./origin.server";
import { requestScope } from "./request-scope.server";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Of one address, whatever is sent: five a second are more than an office types. */
const posts = memoryLimit({ name: "posts", points: 300, seconds: 60 });

interface Site {
  table: RouteTable;
  app: ReturnType<typeof createRequestHandler>;
  isOfOrigin: (pathname: string) => boolean;
}

/** Answers with what fits: a built file, the site's Node process, or a page of this build. */
export function createAnswer(build: ServerBuild): (request: Request) => Promise<Response> {
  const table = createRouteTable(build.routes);
  const isOfOrigin = (pathname: string) => {
    const leaf = table.findLeaf(pathname);
    const handle = leaf === null ? undefined : build.routes[leaf]?.module.handle;
    return (handle as { isOfOrigin?: boolean } | undefined)?.isOfOrigin === true;
  };
  const site = { table, isOfOrigin, app: createRequestHandler(build, "production") };
  return async (request) => {
    const id = requestId(request.headers.get("X-Request-Id") ?? undefined, env.TRUST_PROXY);
    const answered = await runInRequestContext({ requestId: id }, () => answer(site, request, id)).catch(
      (error: unknown) => {
        const reference = newErrorReference();
        logger.error({ event: "unexpected-error", reference, err: error });
        return plainError(500, undefined, reference);
      },
    );
    return complete(answered, request, id);
  };
}

async function answer(site: Site, request: Request, id: string): Promise<Response> {
  if (!METHODS.has(request.method)) return plainError(405, { Allow: [...METHODS].join(", ") });
  const { pathname, search } = new URL(request.url);
  const target = parseTarget(pathname + search);
  if (!target) return plainError(400);
  const refusal = urlRefusal(target);
  if (refusal) return plainError(refusal);
  const file = await answerFromAssets(request);
  if (file) return file;
  if (pathname.startsWith("/assets/") || site.isOfOrigin(pathname)) return askOrigin(request);
  const isKept = site.table.policy(target.pathname) !== null;
  const canonical = isKept ? canonicalPath(target.pathname) : target.pathname;
  if (canonical !== target.pathname) {
    // One address a page: each spelling would otherwise be a separate page in search engines.
    const headers = { Location: canonical + target.search, "Cache-Control": "public, max-age=3600" };
    return new Response(null, { status: 301, headers });
  }
  return answerFromApp(site, request, { ...target, id });
}

async function answerFromApp(
  { app, table }: Site,
  received: Request,
  { pathname, search, id }: { pathname: string; search: string; id: string },
): Promise<Response> {
  // The visitor's address as the proxies in front have written it; workerd itself tells none.
  const forwardedFor = received.headers.get("X-Forwarded-For") ?? undefined;
  const peer = peerAddress(undefined, forwardedFor, env.TRUST_PROXY);
  const address = peer === "unknown" ? undefined : peer;
  if (received.method !== "GET" && received.method !== "HEAD") {
    const wait = await posts.consume(address ? networkOf(address) : null);
    if (wait !== null) return plainError(429, { "Retry-After": String(wait) });
    if (isCrossSite(received)) {
      logger.warn({ event: "cross-site-refused", path: pathname });
      return plainError(403);
    }
  }
  const context = { requestId: id, ...(address && { clientAddress: address }) };
  const response = await app(asOfThisSite(received, pathname + search), context);
  const { method, headers } = received;
  noteView(
    table.policy,
    { incoming: { method, headers: Object.fromEntries(headers) }, target: { pathname, search } },
    { status: response.status, headers: Object.fromEntries(response.headers) },
  );
  // Nothing runs between two requests: what was counted is stored behind this answer.
  requestScope().doBehind(flushPageViews());
  return response;
}

/** The site's address is configuration. Remix would compare Origin with a Host that a proxy may have rewritten. */
function asOfThisSite(received: Request, path: string): Request {
  const request = new Request(new URL(siteUrl).origin + path, received);
  for (const name of ["Origin", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Port", "Forwarded"]) {
    request.headers.delete(name);
  }
  return request;
}

/** What the answer says itself comes last: a page's own policy stands. workerd compresses as the header says. */
function complete(answered: Response, { url, headers: asked }: Request, id: string): Response {
  const headers = new Headers({ "X-Request-Id": id, "Cache-Control": "no-store" });
  applySecurityHeaders(headers, { isHttps });
  for (const [name, value] of answered.headers) if (name !== "set-cookie") headers.set(name, value);
  for (const cookie of answered.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  if (isTokenPath(new URL(url).pathname)) headers.set("Referrer-Policy", "no-referrer");
  if (answered.body && !headers.has("Content-Encoding") && isCompressible(headers.get("Content-Type"))) {
    const encoding = chooseEncoding(asked.get("Accept-Encoding") ?? undefined);
    headers.append("Vary", "Accept-Encoding");
    headers.delete("Content-Length");
    if (encoding) headers.set("Content-Encoding", encoding);
  }
  const { status, statusText } = answered;
  return new Response(answered.body, { status, statusText, headers });
}
