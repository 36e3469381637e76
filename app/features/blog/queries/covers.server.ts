import { LRUCache } from "lru-cache";
import { ReliefSheet } from "~/brand/zellige/relief";
import type { WallWindow } from "~/features/blog/model/article-wall";
import { articleWall } from "~/features/blog/model/article-wall";
import { ownPicture } from "~/lib/web/picture-address";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";

/** The bevels of every article's wall; a page holds those of the walls that it shows. */
const sheet = new ReliefSheet("a");

const WALLS_REMEMBERED = 400;
const walls = new LRUCache<string, string>({ max: WALLS_REMEMBERED });

/** The picture of an article: its own, else its patch of the wall, drawn once. */
export type Cover = { src: string; alt: string } | { svg: string };

interface Pictured {
  slug: string;
  category: string;
  image_url: string | null;
  image_alt: string | null;
}

/** The cover of an article in a window. */
export function coverOf(post: Pictured, window: WallWindow): Cover {
  const src = ownPicture(post.image_url);
  return src ? { src, alt: post.image_alt ?? "" } : { svg: wallOf(post, window) };
}

/** The bevels that the covers of a page share. */
export function coverBevels(covers: readonly (Cover | null)[]): string {
  return sheet.defsOf(covers.flatMap((cover) => (cover && "svg" in cover ? [cover.svg] : [])));
}

/** When an article appeared, for machines and as read in a page's language; nothing while it has no date. */
export function datesOf(publishedAt: Date | null, language: Language = "fr") {
  return publishedAt ? { publishedAt: publishedAt.toISOString(), publishedOn: formatDate(publishedAt, language) } : {};
}

function wallOf(post: Pictured, window: WallWindow): string {
  const key = `${window} ${post.category} ${post.slug}`;
  const known = walls.get(key);
  if (known) return known;
  const svg = articleWall(post, window, sheet);
  walls.set(key, svg);
  return svg;
}
