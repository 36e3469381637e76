import type { RequestHandler } from "@remix-run/node";
import type { FinishedPage } from "~/server/finished-pages.server";
import { findPage, forgetPage, keepPage, onDrop } from "~/server/finished-pages.server";
import { logger } from "~/server/logger.server";
import { toAnswer } from "./app-answer.server";
import { chooseEncoding, decompress } from "./encoding.server";
import { matchesEtag } from "./etag.server";
import type { Answer, Exchange } from "./exchange.server";
import type { PageKey } from "./page-key.server";
import { pageKey } from "./page-key.server";
import type { PagePolicy } from "./page-policy.server";
import type { Rendering } from "./page-render.server";
import { renderPage, shrinkLater } from "./page-render.server";
import { requestId } from "./request-id.server";

// While what a page shows cannot be read, it is not asked for at every visit.
const RETRY_MS = 5_000;

const rendering = new Map<string, Promise<Rendering>>();
onDrop(() => rendering.clear());

/** Where finished pages come from, and which pages may be. */
export interface PageSource {
  app: RequestHandler;
  policy: PagePolicy;
}

/** Answers with a page kept in memory, or renders it once for all who ask; null when it is not for sharing. */
export function answerFromPages(source: PageSource, exchange: Exchange): Promise<Answer> | Answer | null {
  const key = exchange.target && pageKey(exchange.incoming, exchange.target, source.policy);
  if (!key) return null;
  const page = findPage(key.id);
  if (!page) return answerWithRendering(source, key, exchange);
  if (page.renewAt <= Date.now()) renew(source, key, page);
  return answerWithPage(page, exchange);
}

/** Renders and keeps a page nobody has asked for yet. */
export async function warmPage(source: PageSource, key: PageKey): Promise<void> {
  if (!findPage(key.id)) await renderOnce(source, key);
}

async function answerWithRendering(source: PageSource, key: PageKey, exchange: Exchange): Promise<Answer> {
  const { page, response } = await renderOnce(source, key, exchange.id);
  return page ? answerWithPage(page, exchange) : toAnswer(response.clone(), exchange);
}

function answerWithPage(page: FinishedPage, { incoming }: Exchange): Promise<Answer> | Answer {
  const { headers, etag } = page;
  if (matchesEtag(incoming.headers["if-none-match"], etag)) return { status: 304, headers, body: null };
  const encoding = chooseEncoding(incoming.headers["accept-encoding"]);
  if (!encoding) return decompress(page.gzip.bytes).then((body) => ({ status: 200, headers, body }));
  const { bytes, ...packed } = page[encoding];
  return { status: 200, ...packed, body: bytes };
}

/** The visitor who finds a page due is answered with it as it is; whatever goes wrong behind it, it stays. */
function renew(source: PageSource, key: PageKey, page: FinishedPage): void {
  page.renewAt = Date.now() + RETRY_MS;
  renderOnce(source, key).then(
    ({ response, page: renewed }) => {
      const isGone = !renewed && response.status < 500 && response.status !== 200;
      if (isGone && findPage(key.id) === page) forgetPage(key.id);
    },
    (error) => logger.error({ event: "page-renewal-failed", path: key.pathname, err: error }),
  );
}

/** One rendering of a page at a time, shared by all who wait for it. */
function renderOnce(source: PageSource, key: PageKey, id = requestId(undefined, 0)): Promise<Rendering> {
  const underway = rendering.get(key.id);
  if (underway) return underway;
  const started = renderPage(source.app, key, id).then((made) => {
    // A drop in the meantime has taken this rendering off the list: what it read may be out of date.
    if (made.page && rendering.get(key.id) === started) keep(key, made.page);
    return made;
  });
  rendering.set(key.id, started);
  const done = () => rendering.get(key.id) === started && rendering.delete(key.id);
  started.then(done, done);
  return started;
}

function keep({ id }: PageKey, page: FinishedPage): void {
  const known = findPage(id);
  const isSame = known?.etag === page.etag;
  keepPage(id, isSame ? { ...page, br: known.br, gzip: known.gzip } : page);
  if (!isSame) shrinkLater(page);
}
