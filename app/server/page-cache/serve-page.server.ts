import type { RequestHandler } from "@remix-run/node";
import { networkOf } from "~/lib/web/ip-address";
import { siteUrl } from "~/server/env.server";
import { noteFormShown } from "~/server/forms/honeypot.server";
import { chooseEncoding, decompress } from "~/server/http/content-encoding.server";
import { matchesEtag } from "~/server/http/etag.server";
import { logger } from "~/server/logger.server";
import { toAnswer } from "~/server/node/app-answer.server";
import type { Answer, Visit } from "~/server/node/exchange.server";
import { requestId } from "~/server/node/exchange.server";
import type { CacheKey } from "./cache-key.server";
import { cacheKeyOf, canonicalPath, currentHour, keyOf } from "./cache-key.server";
import type { CachePolicy } from "./cache-policy.server";
import type { CachedPage } from "./page-cache.server";
import { deleteCachedPage, getCachedPage, onDrop, putCachedPage } from "./page-cache.server";
import type { Rendering } from "./render-page.server";
import { compressLater, renderPage } from "./render-page.server";

// Another process on the same database may have changed what a page shows.
const FRESH_MS = 60_000;

// A page that was not asked for in so long is rendered before it is shown again.
const STALE_MAX_MS = 5 * 60_000;

// While what a page shows cannot be read, it is not tried at every visit.
const RETRY_MS = 5_000;

const rendering = new Map<string, Promise<Rendering>>();
onDrop(() => rendering.clear());

export interface PageSource {
  app: RequestHandler;
  policy: CachePolicy;
}

/** Answers with a page kept in memory, or renders it once for all who ask; null when it is not for sharing. */
export function servePage(source: PageSource, visit: Visit): Promise<Answer> | Answer | null {
  const key = visit.target && cacheKeyOf(visit.incoming, visit.target, source.policy);
  if (!key) return null;
  const canonical = canonicalPath(key.pathname);
  if (canonical !== key.pathname) {
    // One address a page: each spelling would otherwise be a separate page, here and in search engines.
    const headers = { location: canonical + visit.target?.search, "cache-control": "public, max-age=3600" };
    return { status: 301, headers, body: null };
  }
  if (key.hasForm) noteFormShown(networkOf(visit.address));
  const page = keptPage(source, key);
  if (page) return answerWithPage(page, visit);
  return renderOnce(source, key, visit.id).then(({ page: made, response }) => {
    // An old page is still better than an error.
    const shown = made ?? (isPassing(response) ? getCachedPage(key.id) : undefined);
    return shown ? answerWithPage(shown, visit) : toAnswer(response.clone(), visit);
  });
}

/** Answers with a page kept in memory where it can be sent as it is; null where more is to be done. */
export function serveKeptPage(source: PageSource, visit: Visit): Answer | null {
  const key = visit.target && cacheKeyOf(visit.incoming, visit.target, source.policy);
  const page = key && canonicalPath(key.pathname) === key.pathname ? keptPage(source, key) : null;
  const encoding = chooseEncoding(visit.incoming.headers["accept-encoding"]);
  if (!page || !encoding || matchesEtag(visit.incoming.headers["if-none-match"], page.etag)) return null;
  if (key?.hasForm) noteFormShown(networkOf(visit.address));
  return page[encoding];
}

/** The page kept under a key as long as it may be shown; one that is due is rendered anew behind its visitor. */
function keptPage(source: PageSource, key: CacheKey): CachedPage | null {
  const page = getCachedPage(key.id);
  const now = Date.now();
  const isOver = page && (page.hour !== currentHour() || isOlderThan(page, STALE_MAX_MS, now));
  if (!page || (isOver && page.retryAt <= now)) return null;
  if (isOlderThan(page, FRESH_MS, now) && page.retryAt <= now) {
    // Behind the visitor who finds a page due and is answered with it as it is.
    renderOnce(source, key).catch((error) => {
      logger.error({ event: "page-renewal-failed", path: key.pathname, err: error });
    });
  }
  // Worth the work once it was asked for again.
  if (!page.isShrunk) compressLater(key.id);
  return page;
}

async function warmPage(source: PageSource, key: CacheKey): Promise<void> {
  if (!getCachedPage(key.id)) await renderOnce(source, key);
  compressLater(key.id);
}

function isOlderThan({ checkedAt }: CachedPage, ms: number, now: number): boolean {
  // One rendered while the clock was ahead would stay for ever.
  return now - checkedAt >= ms || checkedAt > now;
}

function answerWithPage(page: CachedPage, { incoming }: Visit): Promise<Answer> | Answer {
  const { headers, etag } = page;
  if (matchesEtag(incoming.headers["if-none-match"], etag)) return { status: 304, headers, body: null };
  const encoding = chooseEncoding(incoming.headers["accept-encoding"]);
  if (!encoding) return decompress(page.gzip.body).then((body) => ({ status: 200, headers, body }));
  return page[encoding];
}

/** One rendering of a page at a time, shared by all who wait for it. */
function renderOnce(source: PageSource, key: CacheKey, id = requestId(undefined, 0)): Promise<Rendering> {
  // Who comes after the turn of the hour sees its light.
  const turn = `${currentHour()} ${key.id}`;
  const underway = rendering.get(turn);
  if (underway) return underway;
  const started = renderPage(source.app, key, id).then((made) => {
    // A drop in the meantime has taken this rendering off the list: what it read may be out of date.
    if (rendering.get(turn) === started) settle(key, made);
    return made;
  });
  rendering.set(turn, started);
  const done = () => rendering.get(turn) === started && rendering.delete(turn);
  started.then(done, done);
  return started;
}

/** Keeps what was rendered; what cannot be kept ends the page kept so far, unless it is a passing trouble. */
function settle(key: CacheKey, { page, response }: Rendering): void {
  const known = getCachedPage(key.id);
  // Rendered across the turn of the hour: by which hour it is lit cannot be told.
  if (page && page.hour !== currentHour()) return;
  if (!page) {
    if (!isPassing(response)) deleteCachedPage(key.id);
    else if (known) known.retryAt = Date.now() + RETRY_MS;
  } else if (known?.etag === page.etag) {
    Object.assign(known, { tags: page.tags, hour: page.hour, checkedAt: page.checkedAt, retryAt: 0 });
  } else {
    putCachedPage(key.id, page);
    if (known) compressLater(key.id);
  }
}

/** An error of ours, or a page that lacks something: it will be well again. */
function isPassing({ status }: Response): boolean {
  return status >= 500 || status === 200;
}

const PAGES_MAX = 200;

/** Renders the page that most visits begin with: of all that a start does, its first visitor waits for this alone. */
export async function warmFirstPage(source: PageSource): Promise<void> {
  const policy = source.policy("/");
  // Its visitors are told why it cannot be had.
  if (policy) await warmPage(source, keyOf("/", { hasForm: policy.hasForm })).catch(() => {});
}

/** Renders the sitemap's pages one after the other, in the default theme, so that their first visitor need not wait. */
export async function warmUp(source: PageSource): Promise<void> {
  try {
    let count = 0;
    for await (const path of sitemapPaths(source, `${siteUrl}/sitemap.xml`)) {
      const policy = source.policy(path);
      if (!policy) continue;
      await warmPage(source, keyOf(path, { hasForm: policy.hasForm }));
      count += 1;
      if (count === PAGES_MAX) break;
    }
    logger.info({ event: "pages-warmed", count });
  } catch (error) {
    logger.warn({ event: "pages-not-warmed", err: error });
  }
}

/** The paths that a site map names, one part of it after the other: of a hundred thousand few are looked at. */
async function* sitemapPaths(source: PageSource, url: string): AsyncGenerator<string> {
  const response = await source.app(new Request(url));
  const xml = await response.text();
  const isIndex = xml.includes("<sitemapindex");
  for (const [, address = ""] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    if (isIndex) yield* sitemapPaths(source, address);
    else yield new URL(address).pathname;
  }
}
