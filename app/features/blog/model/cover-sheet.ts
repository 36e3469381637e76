import type { SheetWall } from "~/brand/zellige/wall-sheet";
import { wallSheet } from "~/brand/zellige/wall-sheet";
import { shortHash } from "~/lib/text/short-hash";
import type { WalledArticle } from "./article-wall";
import { patchOf } from "./article-wall";

/** How many of the newest articles the home page shows. */
export const POSTS_ON_HOME = 4;

const COVER_SHEET = "/couvertures.svg";

/** The window of an article by its place on the home page. */
export function homeCover(article: WalledArticle, place: number): SheetWall {
  return patchOf(article, place === 0 ? "wide" : "small");
}

/** The walls of the articles of the home page in one file, each by the article's slug. */
export function coverSheet(articles: readonly WalledArticle[]): string {
  return wallSheet(Object.fromEntries(articles.map((article, place) => [article.slug, homeCover(article, place)])));
}

/** Where that file stands: an address of its own for each choice of articles, so that browsers may keep it. */
export function coverSheetHref(articles: readonly WalledArticle[]): string {
  return `${COVER_SHEET}?v=${shortHash(articles.map(({ slug, category }) => `${category}/${slug}`).join())}`;
}
