import { drawPdfPage } from "./draw-pdf-page.server";
import { openUpright } from "./resize-picture.server";
import { sharp, withPictureLimit } from "./sharp.server";

const WEBP = { quality: 78, effort: 4 };

/**
 * A small WebP of a picture, or of the first page of a PDF, no side of it longer than `largest` pixels. What the file
 * says of itself, such as where it was taken, is not in it.
 * @throws an Error for a file that cannot be drawn, TooManyWaitingError when too many wait
 */
export function drawPreview(bytes: Uint8Array, kind: "picture" | "pdf", largest: number) {
  return withPictureLimit("upload", async () => {
    const picture = kind === "pdf" ? await drawPdfPage(bytes, largest) : await scaled(bytes, largest);
    return picture.webp(WEBP).toBuffer({ resolveWithObject: true });
  });
}

async function scaled(bytes: Uint8Array, largest: number) {
  const { data, info } = await openUpright(bytes);
  const { width, height, channels } = info;
  const box = { width: largest, height: largest, fit: "inside", withoutEnlargement: true } as const;
  return sharp(data, { raw: { width, height, channels } }).resize(box);
}
