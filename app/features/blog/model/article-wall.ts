import { focusOn } from "~/brand/zellige/focus";
import type { Motif } from "~/brand/zellige/layout";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { patternSvg } from "~/brand/zellige/pattern-svg";
import type { ReliefSheet } from "~/brand/zellige/relief";
import { laidFromStart } from "~/brand/zellige/stages";
import type { ToneOf } from "~/brand/zellige/tone";
import { quietTone } from "~/brand/zellige/tone";
import type { SheetWall } from "~/brand/zellige/wall-sheet";
import { lookOfCategory } from "./post";

type Window = Pick<PatternOptions, "width" | "height" | "edge" | "state" | "fit"> & {
  /** Where the gem stands that wears the category's glaze. */
  centre: readonly [number, number];
};

/** The windows through which the wall of an article is seen. */
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

/** Whose wall it is. */
export interface WalledArticle {
  slug: string;
  category: string;
}

/** The picture of an article in a window. Its bevels are the sheet's, which stands behind it in the page. */
export function articleWall(article: WalledArticle, window: WallWindow, sheet: ReliefSheet): string {
  return patternSvg({ ...patchOf(article, window), sheet });
}

/** A picture of its own for an article, from its address: one gem, and the stars about it, in the glaze of its category. */
export function patchOf({ slug, category }: WalledArticle, window: WallWindow): SheetWall {
  const { motif } = lookOfCategory(category);
  const { edge, ...rest } = WINDOWS[window];
  const patch = { ...rest, seed: slug, motif, edge: edge * (isRayMotif(motif) ? RAY_SCALE : 1) };
  const [x, y] = patch.centre;
  const focus = focusOn(patch.centre, patch, quietTone(2));
  const tone: ToneOf = (piece, random) => {
    const usual = focus.tone(piece, random);
    const distance = Math.hypot(piece.centre[0] - x, piece.centre[1] - y);
    return piece.kind === "star" && distance < patch.edge * 0.8 ? 9 : usual;
  };
  return { ...patch, centre: focus.centre, tone };
}

function isRayMotif(motif: Motif): boolean {
  return motif === "contact" || motif === "slender";
}
