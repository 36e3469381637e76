import { openUpright } from "./resize-picture.server";
import { sharp, withPictureLimit } from "./sharp.server";

/** A picture as it is set on white paper. */
export interface PrintedPicture {
  png: Buffer;
  width: number;
  height: number;
}

/**
 * Makes of an uploaded file a picture for paper: upright, opaque on white, no larger than `box`, without what the camera
 * wrote into it.
 * @throws PictureRefusedError for anything else than a sound JPEG, PNG, WebP or AVIF
 */
export function printPicture(bytes: Uint8Array, box: { width: number; height: number }): Promise<PrintedPicture> {
  return withPictureLimit("upload", async () => {
    const { data, info } = await openUpright(bytes);
    const { width, height, channels } = info;
    const made = await sharp(data, { raw: { width, height, channels } })
      .flatten({ background: "#ffffff" })
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return { png: made.data, width: made.info.width, height: made.info.height };
  });
}
