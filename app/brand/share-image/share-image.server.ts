import { LRUCache } from "lru-cache";
import { sharp, withPictureLimit } from "~/server/pictures/sharp.server";
import type { ShareCard } from "~/site/share-card";
import { shareCardVersion } from "~/site/share-card";
import { drawCard } from "./draw-card.server";
import { openTypefaces } from "./typefaces.server";

const CACHE_MAX_BYTES = 8 * 1024 * 1024;

/** Finished pictures; concurrent requests for one share its drawing. */
const pictures = new LRUCache<string, Buffer, { card: ShareCard; siteName: string }>({
  maxSize: CACHE_MAX_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_key, _stale, { context: { card, siteName } }) =>
    withPictureLimit("share", async () => {
      const svg = drawCard(card, siteName, await openTypefaces());
      return sharp(Buffer.from(svg)).png({ palette: true, quality: 95, effort: 7 }).toBuffer();
    }),
});

/** The picture that stands for a page when it is shared: a PNG of 1200 × 630 pixels, at most once drawn. */
export function shareImage(card: ShareCard, siteName: string): Promise<Buffer> {
  return pictures.forceFetch(`${card.path} ${shareCardVersion(card)} ${siteName}`, { context: { card, siteName } });
}
