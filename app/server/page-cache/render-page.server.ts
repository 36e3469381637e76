import type { RequestHandler } from "@remix-run/node";
import { runInRequestContext } from "~/server/core/request-context.server";
import { isHttps, siteUrl } from "~/server/env.server";
import type { Encoding } from "~/server/http/content-encoding.server";
import { compress, compressBest, decompress } from "~/server/http/content-encoding.server";
import { digestOf } from "~/server/http/etag.server";
import { applySecurityHeaders } from "~/server/http/security-headers.server";
import { serializeTheme } from "~/server/http/theme-cookie.server";
import { logger } from "~/server/logger.server";
import { addVary, plainHeaders } from "~/server/node/app-answer.server";
import type { CacheKey } from "./cache-key.server";
import { currentHour } from "./cache-key.server";
import type { CacheRecord } from "./collect-cache-tags.server";
import { collectCacheTags } from "./collect-cache-tags.server";
import type { CachedPage, Packed } from "./page-cache.server";
import { getCachedPage } from "./page-cache.server";

const { origin } = new URL(siteUrl);

/** A page, or a drawing that pages refer to. */
const KEPT_TYPES = /^(text\/html|image\/svg\+xml)/;

/** A page as the application rendered it, and whether it may be kept. */
export interface Rendering {
  response: Response;
  page: CachedPage | null;
}

/** Renders a page from its key alone, so that nothing of one visitor can reach another. */
export function renderPage(app: RequestHandler, key: CacheKey, requestId: string): Promise<Rendering> {
  return runInRequestContext({ requestId }, async () => {
    const hour = currentHour();
    const record: CacheRecord = { tags: new Set(), isComplete: true };
    const cookie = (await serializeTheme(key.theme)).split(";")[0]!;
    const headers = { cookie, ...(key.from && { referer: `${origin}${key.from}` }) };
    const request = new Request(`${origin}${key.pathname}${key.search}`, { headers });
    const response = await collectCacheTags(record, () => app(request, { requestId, isShared: true }));
    const isKept = isKeepable(response, record);
    return { response, page: isKept ? await finish(response.clone(), { ...record, ...key, hour }) : null };
  });
}

/** Anything personal says so in its headers: a cookie, `no-store` (every private or failed page). */
function isKeepable({ status, headers }: Response, record: CacheRecord): boolean {
  return (
    status === 200 &&
    record.isComplete &&
    !headers.has("set-cookie") &&
    !headers.get("cache-control")?.includes("no-store") &&
    KEPT_TYPES.test(headers.get("content-type") ?? "")
  );
}

async function finish(
  response: Response,
  { tags, hour, hasForm }: Pick<CachedPage, "tags" | "hour"> & Pick<CacheKey, "hasForm">,
): Promise<CachedPage> {
  const html = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${digestOf(html)}"`;
  applySecurityHeaders(response.headers, { isHttps });
  const own = plainHeaders(response.headers) as Record<string, string>;
  // What was typed into a form, and when its page was sent, is no browser's to keep.
  const keeping: Record<string, string> = hasForm ? { "cache-control": "no-store" } : { etag };
  const headers = { ...own, ...keeping, vary: addVary(own.vary) };
  const [br, gzip] = await Promise.all([compress(html, "br"), compress(html, "gzip")]);
  return {
    headers,
    etag,
    tags,
    hour,
    br: pack(headers, "br", br),
    gzip: pack(headers, "gzip", gzip),
    checkedAt: Date.now(),
    retryAt: 0,
    isShrunk: false,
  };
}

/** A body in a coding with all its headers. */
export function pack(common: Record<string, string>, encoding: Encoding, body: Buffer): Packed {
  const headers = { ...common, "content-encoding": encoding, "content-length": String(body.byteLength) };
  const entries = Object.entries(headers);
  const head = `HTTP/1.1 200 OK\r\n${entries.map(([name, value]) => `${name}: ${value}\r\n`).join("")}`;
  return { status: 200, body, headers, rawHeaders: entries.flat(), head };
}

/** Of more pages than that none is asked for so often that it cannot wait until it is asked for again. */
const WAITING_MAX = 200;
const waiting = new Set<string>();
let isRunning = false;

/** Packs a kept page as small as it gets: one page at a time, behind the requests that are being answered. */
export function compressLater(id: string): void {
  if (waiting.size < WAITING_MAX) waiting.add(id);
  if (!isRunning) void shrinkWaiting();
}

async function shrinkWaiting() {
  isRunning = true;
  for (const id of waiting) {
    waiting.delete(id);
    await shrink(id).catch((error) => logger.error({ event: "page-not-shrunk", err: error }));
  }
  isRunning = false;
}

/** A page that has been dropped or replaced in the meantime is no longer worth the work. */
async function shrink(id: string): Promise<void> {
  const page = getCachedPage(id);
  if (!page || page.isShrunk) return;
  const html = await decompress(page.gzip.body);
  const [br, gzip] = await Promise.all([compressBest(html, "br"), compressBest(html, "gzip")]);
  page.br = pack(page.headers, "br", br);
  page.gzip = pack(page.headers, "gzip", gzip);
  page.isShrunk = true;
}
