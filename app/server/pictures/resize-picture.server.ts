import type { PictureType } from "~/lib/web/picture-address";
import { PICTURE_MAX_HEIGHT, PICTURE_MAX_WIDTH, pictureWidths } from "~/lib/web/picture-address";
import { PictureRefusedError, pictureKind } from "./picture-kind.server";
import { sharp, withPictureLimit } from "./sharp.server";

/** Largest accepted picture, in pixels: a small file may unfold to gigabytes. */
const MAX_PIXELS = 40_000_000;

/** The largest file that a page may ask for, in bytes. */
const FILE_MAX_BYTES = 120 * 1024;

/** How each kind is written: the best quality whose file is small enough counts, the last one where none is. */
const WAYS = {
  avif: { qualities: [55, 45, 35, 25, 15], effort: 3 },
  webp: { qualities: [78, 66, 54, 40, 25], effort: 4 },
} as const;

export interface ResizedPicture {
  /** Of the widest file, in pixels. */
  width: number;
  height: number;
  files: { width: number; type: PictureType; bytes: Buffer }[];
}

/** Makes the files that pages show: upright, without metadata, in several widths. @throws PictureRefusedError */
export async function resizePicture(bytes: Uint8Array): Promise<ResizedPicture> {
  return withPictureLimit("upload", async () => {
    const upright = await openUpright(bytes);
    const { width, height } = upright.info;
    const files: ResizedPicture["files"] = [];
    for (const each of pictureWidths({ width })) {
      for (const type of ["avif", "webp"] as const) files.push(await makeFile(upright, each, type));
    }
    return { width, height, files };
  });
}

type Upright = Awaited<ReturnType<typeof openUpright>>;

/** The pixels of an uploaded file, upright. @throws PictureRefusedError for no sound JPEG, PNG, WebP or AVIF */
export async function openUpright(bytes: Uint8Array) {
  const kind = pictureKind(bytes);
  if (kind === null) throw new PictureRefusedError("kind");
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" });
    const { format, width, height } = await picture.metadata();
    if (format !== kind) throw new PictureRefusedError("kind");
    if (width * height > MAX_PIXELS) throw new PictureRefusedError("pixels");
    return await picture
      .autoOrient()
      .resize({ width: PICTURE_MAX_WIDTH, height: PICTURE_MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw cause instanceof PictureRefusedError ? cause : new PictureRefusedError("damaged", { cause });
  }
}

/** A picture of pixels that are there, to be made into a file. */
export function fromPixels({ data, info: { width, height, channels } }: Upright) {
  return sharp(data, { raw: { width, height, channels } });
}

async function makeFile(upright: Upright, width: number, type: PictureType) {
  const scaled = fromPixels(upright).resize({ width });
  const { qualities, effort } = WAYS[type];
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await scaled.clone()[type]({ quality, effort }).toBuffer();
    if (bytes.byteLength <= FILE_MAX_BYTES) break;
  }
  return { width, type, bytes };
}

export interface PrintedPicture {
  png: Buffer;
  width: number;
  height: number;
}

/** Makes a picture for paper: upright, opaque, within `box`, without metadata. @throws PictureRefusedError */
export function printPicture(bytes: Uint8Array, box: { width: number; height: number }): Promise<PrintedPicture> {
  return withPictureLimit("upload", async () => {
    const made = await fromPixels(await openUpright(bytes))
      .flatten({ background: "#ffffff" })
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return { png: made.data, width: made.info.width, height: made.info.height };
  });
}
