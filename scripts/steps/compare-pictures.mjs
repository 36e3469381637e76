import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How far a colour may be off, from 0 to 1, before its pixel counts: less than the eye sees. */
const COLOUR_TOLERANCE = 0.02;

/**
 * Compares the PNG files of two folders, by their paths.
 * @param {string} folder What was made now.
 * @param {string} reference What it is compared with.
 * @param {string} differences Where a picture of each difference is written, under the same path.
 * @returns {Promise<{ path: string, share: number | null }[]>} Each picture with the share of its pixels that differ,
 *   the most different first; null where only one of the folders has it.
 */
export async function comparePictures(folder, reference, differences) {
  const pictures = [folder, reference].flatMap((each) => readdirSync(each, { recursive: true }));
  const rows = [];
  for (const path of new Set(pictures.filter((name) => name.endsWith(".png")).sort())) {
    const both = [folder, reference].every((parent) => existsSync(join(parent, path)));
    const share = both ? await shareOfPixels(join(folder, path), join(reference, path), join(differences, path)) : null;
    rows.push({ path, share });
  }
  return rows.sort((a, b) => (b.share ?? 2) - (a.share ?? 2));
}

/** The share of the pixels that differ; what one picture has beyond the other's edge differs. */
async function shareOfPixels(file, reference, difference) {
  const [now, before] = await Promise.all([file, reference].map((path) => sharp(path).metadata()));
  const width = Math.max(now.width, before.width);
  const height = Math.max(now.height, before.height);
  const [a, b] = await Promise.all([pixels(file, now, width, height), pixels(reference, before, width, height)]);
  if (a.equals(b)) return 0;
  const output = Buffer.alloc(a.length);
  const count = pixelmatch(a, b, output, width, height, { threshold: COLOUR_TOLERANCE, includeAA: true });
  if (count > 0) {
    mkdirSync(dirname(difference), { recursive: true });
    await sharp(output, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(difference);
  }
  return count / (width * height);
}

function pixels(file, size, width, height) {
  const rest = { right: width - size.width, bottom: height - size.height };
  const background = { r: 255, g: 0, b: 255, alpha: 1 };
  return sharp(file)
    .extend({ ...rest, background })
    .ensureAlpha()
    .raw()
    .toBuffer();
}
