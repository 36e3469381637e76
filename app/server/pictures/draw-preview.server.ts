import { drawPdfPage } from "./draw-pdf-page.server";
import { openUpright } from "./resize-picture.server";
import { sharp } from "./sharp.server";

const WEBP = { quality: 78, effort: 4 };

/**
 * A small WebP of a picture, or of the first page of a PDF, no side of it longer than `largest` pixels. What the file
 * says of itself, such as where it was taken, is not in it.
 * The caller draws one at a time.
 * @throws an Error for a file that cannot be drawn
 */
export async function drawPreview(bytes: Uint8Array, kind: "picture" | "pdf", largest: number) {
  const picture = kind === "pdf" ? await drawPdfPage(bytes, largest) : await scaled(bytes, largest);
  return picture.webp(WEBP).toBuffer({ resolveWithObject: true });
}

async function scaled(bytes: Uint8Array, largest: number) {
  const { data, info } = await openUpright(bytes);
  const { width, height, channels } = info;
  const box = { width: largest, height: largest, fit: "inside", withoutEnlargement: true } as const;
  return sharp(data, { raw: { width, height, channels } }).resize(box);
}
