import sharp from "sharp";

const ORIENTATION_ROTATED = 6;

/** A photograph as a telephone writes it: lying on its side, with the orientation and the place it was taken. */
export function telephonePhoto({ width = 640, height = 400 } = {}): Promise<Buffer> {
  return plain(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: "Casablanca secret" }, IFD3: { GPSLatitude: "33/1 35/1 0/1" } })
    .withMetadata({ orientation: ORIENTATION_ROTATED })
    .toBuffer();
}

/** One colour, in any of the kinds that sharp writes. */
export function plainPicture(kind: "png" | "webp" | "avif" | "gif" | "jpeg", width = 40, height = 20): Promise<Buffer> {
  return plain(width, height)[kind]().toBuffer();
}

/** A PNG of which no two pixels are alike: it weighs what a photograph does, about 170 KB. */
export function noisyPicture(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 300, height: 200, channels: 3, background: "#b4552d", noise } })
    .png()
    .toBuffer();
}

/** A photograph of foliage or gravel: at the usual quality its widest file weighs more than a page may ask for. */
export function busyPicture(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#b4552d", noise } })
    .blur(2)
    .jpeg({ quality: 95 })
    .toBuffer();
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#b4552d" } });
}

/** A file as a form sends it. */
export function fileOf(bytes: Uint8Array, name = "photo.jpg", type = "image/jpeg"): File {
  return new File([new Uint8Array(bytes)], name, { type });
}
