import { compressBest, decompress } from "~/server/http/content-encoding.server";
import { logger } from "~/server/logger.server";
import { getCachedPage } from "./page-cache.server";
import { pack } from "./render-page.server";

/** Of more pages than that none is asked for so often that it cannot wait until it is asked for again. */
const WAITING_MAX = 200;
const waiting = new Set<string>();
let isRunning = false;

/** Packs a kept page as small as it gets: one page at a time, behind the requests that are being answered. */
export function compressLater(id: string): void {
  if (waiting.size < WAITING_MAX) waiting.add(id);
  if (!isRunning) void shrinkWaiting();
}

async function shrinkWaiting(): Promise<void> {
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
