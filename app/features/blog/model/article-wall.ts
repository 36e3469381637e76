import { focusOn } from "~/brand/zellige/focus";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { patternSvg } from "~/brand/zellige/pattern-svg";
import type { ReliefSheet } from "~/brand/zellige/relief";
import { laidFromStart } from "~/brand/zellige/stages";
import type { ToneOf } from "~/brand/zellige/tone";
import { quietTone } from "~/brand/zellige/tone";
import type { SheetWall } from "~/brand/zellige/wall-sheet";
import { wallSheet } from "~/brand/zellige/wall-sheet";
import { shortHash } from "~/lib/text/short-hash";
import { lookOfCategory } from "./post";

type Window = Pick<PatternOptions, "width" | "height" | "edge" | "state" | "fit"> & {
  /** Where the gem stands that wears the category's glaze. */
  centre: readonly [number, number];
};

const WINDOWS = {
  wide: { width: 800, height: 500, edge: 170, centre: [430, 250] },
  tall: { width: 480, height: 600, edge: 170, centre: [250, 290] },
  small: { width: 300, height: 300, edge: 150, centre: [150, 150] },
  head: {
    width: 1440,
    height: 520,
    edge: 190,
    centre: [1010, 250],
    fit: "xMaxYMid slice",
    state: laidFromStart({ line: 260, flat: 470, jitter: 160 }),
  },
} as const satisfies Record<string, Window>;

/** Motifs made of rays have few stars and great planes between them: drawn smaller, a window holds a whole star. */
const RAY_SCALE = 0.72;

export type WallWindow = keyof typeof WINDOWS;

interface WalledArticle {
  slug: string;
  category: string;
}

/** The picture of an article in a window. Its bevels are the sheet's, which stands behind it in the page. */
export function articleWall(article: WalledArticle, window: WallWindow, sheet: ReliefSheet): string {
  return patternSvg({ ...patchOf(article, window), sheet });
}

/** A picture of its own for an article, from its address: one gem, and the stars about it, in the glaze of its category. */
function patchOf({ slug, category }: WalledArticle, window: WallWindow): SheetWall {
  const { motif } = lookOfCategory(category);
  const { edge, ...rest } = WINDOWS[window];
  const patch = {
    ...rest,
    seed: slug,
    motif,
    edge: edge * (motif === "contact" || motif === "slender" ? RAY_SCALE : 1),
  };
  const [x, y] = patch.centre;
  const focus = focusOn(patch.centre, patch, quietTone(2));
  const tone: ToneOf = (piece, random) => {
    const usual = focus.tone(piece, random);
    const distance = Math.hypot(piece.centre[0] - x, piece.centre[1] - y);
    return piece.kind === "star" && distance < patch.edge * 0.8 ? 9 : usual;
  };
  return { ...patch, centre: focus.centre, tone };
}

/** How many of the newest articles the home page shows. */
export const POSTS_ON_HOME = 4;

const COVER_SHEET = "/couvertures.svg";

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
