import type { Motif } from "~/brand/zellige/layout";
import type { Glaze } from "~/brand/zellige/tone";
import { shortHash } from "~/lib/text/short-hash";
import type { Language } from "./language";

/** Size of the picture that stands for a shared page, in pixels. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** Raise it when the pictures are drawn otherwise: every address changes with it. */
const DESIGN = 1;

/** What the picture of a shared page shows. */
export interface ShareCard {
  /** Path of the page. */
  path: string;
  /** Lines that belong together are separated by line feeds; longer ones are broken where they have to be. */
  title: string;
  /** Above the title: what kind of page it is. */
  label: string;
  /** Its patch of the wall, and the glaze of its one star. */
  motif: Motif;
  glaze: Glaze;
  /** French when absent; Arabic runs from right to left. */
  lang?: Language;
}

/** Changes with everything that can be seen in the picture. */
export function shareCardVersion(card: ShareCard): string {
  return shortHash(JSON.stringify([DESIGN, card]));
}

/** The address of a card's picture on this site. Its version is in it, so that it may be kept for ever. */
export function shareImagePath(card: ShareCard): string {
  const name = card.path === "/" ? "/index" : card.path;
  return `/og${encodeURI(name)}.png?v=${shareCardVersion(card)}`;
}

/** The picture's words, for who does not see it. */
export function shareImageAlt({ title }: ShareCard): string {
  return title.replace(/\s+/g, " ");
}

/** The path of the page for which a picture stands, by the part of its address behind /og/; null when it is none. */
export function sharedPage(imageName: string): string | null {
  const [, name] = /^(.+)\.png$/.exec(imageName) ?? [];
  if (name === undefined) return null;
  return name === "index" ? "/" : `/${name}`;
}
