import { siteUrl } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import { keyOf } from "./cache-key.server";
import type { PageSource } from "./serve-page.server";
import { warmPage } from "./serve-page.server";

const PAGES_MAX = 200;

/** Renders the page that most visits begin with: of all that a start does, its first visitor waits for this alone. */
export async function warmFirstPage(source: PageSource): Promise<void> {
  const policy = source.policy("/");
  // Its visitors are told why it cannot be had.
  if (policy) await warmPage(source, keyOf("/", { hasForm: policy.hasForm })).catch(() => {});
}

/**
 * Renders the pages that the sitemap names, one after the other, so that their first visitor need not wait. The
 * default theme alone: it is what a visitor who has chosen nothing gets.
 */
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
