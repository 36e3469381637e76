import type { WallWindow } from "~/features/blog/model/article-wall";

/** How much of the page an article takes. */
export interface Place {
  className: "is-lead" | "is-wide" | "is-tall" | "is-row";
  window: WallWindow;
}

const LEAD: Place = { className: "is-lead", window: "wide" };
const WIDE: Place = { className: "is-wide", window: "wide" };
const TALL: Place = { className: "is-tall", window: "tall" };
const ROW: Place = { className: "is-row", window: "small" };

/** The layout of a page: a lead, then pairs of unequal pictures and rows of words, in turn. */
const PLACES: readonly Place[] = [LEAD, TALL, WIDE, ROW, ROW, ROW, WIDE, TALL, ROW, ROW, ROW, ROW];

const PAIRS = [
  [1, 2],
  [6, 7],
] as const;

/** The place of the article at this index of a page of so many: one that would stand without its pair is a row. */
export function placeOf(index: number, count: number): Place {
  const isAlone = PAIRS.some(([first, second]) => index === first && second >= count);
  return isAlone ? ROW : (PLACES[index] ?? ROW);
}
