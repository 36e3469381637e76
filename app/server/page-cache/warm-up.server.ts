import { siteUrl } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import { keyOf } from "./cache-key.server";
import type { PageSource } from "./serve-page.server";
import { warmPage } from "./serve-page.server";

const PAGES_MAX = 200;

/**
 * Renders the pages that the sitemap names, one after the other, so that their first visitor need not wait. The
 * default theme alone: it is what a visitor who has chosen nothing gets.
 */
export async function warmUp(source: PageSource): Promise<void> {
  try {
    const paths = (await sitemapPaths(source)).filter(source.policy).slice(0, PAGES_MAX);
    for (const path of paths) await warmPage(source, keyOf(path, { hasForm: source.policy(path)?.hasForm }));
    logger.info({ event: "pages-warmed", count: paths.length });
  } catch (error) {
    logger.warn({ event: "pages-not-warmed", err: error });
  }
}

async function sitemapPaths({ app }: PageSource): Promise<string[]> {
  const response = await app(new Request(`${siteUrl}/sitemap.xml`));
  const xml = await response.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}
