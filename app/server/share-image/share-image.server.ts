import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { ShareCard } from "~/lib/share-card";
import { shareCardVersion } from "~/lib/share-card";
import { publicEnv } from "~/server/env.server";
import { drawCard } from "./draw-card.server";
import { openTypefaces } from "./typefaces.server";

const CACHE_MAX_BYTES = 8 * 1024 * 1024;

// One thread and no store of its own: the site's memory is worth more than a few milliseconds of a robot's time.
sharp.concurrency(1);
sharp.cache(false);

/** One picture at a time: a crowd that shares a hundred pages must not take the machine from its visitors. */
let lastDrawing: Promise<unknown> = Promise.resolve();

/** Finished pictures; whoever asks for one that is being drawn waits for it. */
const pictures = new LRUCache<string, Buffer, ShareCard>({
  maxSize: CACHE_MAX_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_key, _stale, { context }) => {
    const drawing = lastDrawing.then(() => draw(context));
    lastDrawing = drawing.catch(() => undefined);
    return drawing;
  },
});

/** The picture that stands for a page when it is shared: a PNG of 1200 × 630 pixels, at most once drawn. */
export function shareImage(card: ShareCard): Promise<Buffer> {
  return pictures.forceFetch(`${card.path} ${shareCardVersion(card)}`, { context: card });
}

async function draw(card: ShareCard): Promise<Buffer> {
  const svg = drawCard(card, publicEnv.siteName, await openTypefaces());
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 95, effort: 7 }).toBuffer();
}
