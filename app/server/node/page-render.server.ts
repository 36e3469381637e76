import type { RequestHandler } from "@remix-run/node";
import { isHttps, siteUrl } from "~/server/env.server";
import type { FinishedPage, Packed } from "~/server/finished-pages.server";
import type { PageRecord } from "~/server/page-scope.server";
import { inPageScope } from "~/server/page-scope.server";
import { inRequestScope } from "~/server/request-scope.server";
import { applySecurityHeaders } from "~/server/security-headers.server";
import { keepTheme } from "~/server/theme.server";
import { addVary, plainHeaders } from "./app-answer.server";
import type { Encoding } from "./encoding.server";
import { compress } from "./encoding.server";
import { digestOf } from "./etag.server";
import type { PageKey } from "./page-key.server";

const { origin } = new URL(siteUrl);

/** A page as the application rendered it, and whether it may be kept. */
export interface Rendering {
  response: Response;
  page: FinishedPage | null;
}

/**
 * Renders a page from its key alone. Nothing of the visitor's request is passed on, so that nothing of one visitor
 * can reach another.
 */
export function renderPage(app: RequestHandler, key: PageKey, requestId: string): Promise<Rendering> {
  return inRequestScope({ requestId }, () => render(app, key, requestId));
}

async function render(app: RequestHandler, key: PageKey, requestId: string): Promise<Rendering> {
  const record: PageRecord = { tags: new Set(), isComplete: true };
  const headers = { cookie: (await keepTheme(key.theme)).split(";")[0]! };
  const request = new Request(`${origin}${key.pathname}${key.search}`, { headers });
  const response = await inPageScope(record, () => app(request, { requestId }));
  return { response, page: isKeepable(response, record) ? await finish(response.clone(), record) : null };
}

/** Anything personal says so in its headers: a cookie, `no-store` (every hydrated, private or failed page). */
function isKeepable({ status, headers }: Response, record: PageRecord): boolean {
  return (
    status === 200 &&
    record.isComplete &&
    !headers.has("set-cookie") &&
    !headers.get("cache-control")?.includes("no-store") &&
    headers.get("content-type")?.startsWith("text/html") === true
  );
}

async function finish(response: Response, { tags }: PageRecord): Promise<FinishedPage> {
  const html = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${digestOf(html)}"`;
  applySecurityHeaders(response.headers, { isHttps });
  const own = plainHeaders(response.headers) as Record<string, string>;
  const headers = { ...own, etag, vary: addVary(own.vary) };
  const [br, gzip] = await Promise.all([compress(html, "br"), compress(html, "gzip")]);
  return {
    headers,
    etag,
    tags,
    br: pack(headers, "br", br),
    gzip: pack(headers, "gzip", gzip),
    checkedAt: Date.now(),
    retryAt: 0,
    isShrunk: false,
  };
}

/** Bytes in a coding with all their headers. */
export function pack(common: Record<string, string>, encoding: Encoding, bytes: Buffer): Packed {
  const all = { ...common, "content-encoding": encoding, "content-length": String(bytes.byteLength) };
  return { bytes, headers: all, rawHeaders: Object.entries(all).flat() };
}
