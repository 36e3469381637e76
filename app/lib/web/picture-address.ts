/** Widths in which a picture is kept, in pixels: phones, tablets, and the widest place of any page on a dense screen. */
const WIDTHS = [480, 960, 1600];
export const PICTURE_MAX_WIDTH = 1600;
export const PICTURE_MAX_HEIGHT = 2400;

/** The kinds of file each width is kept in, the smaller one first. */
export const PICTURE_TYPES = { avif: "image/avif", webp: "image/webp" } as const;

export type PictureType = keyof typeof PICTURE_TYPES;

/** What the address of one of our pictures says, so that a page needs no database to show it. */
export interface StoredPicture {
  /** Names the uploaded file: 32 hexadecimal digits. */
  digest: string;
  /** Size of the widest file, in pixels. */
  width: number;
  height: number;
}

/** A picture of which an address alone says where its files are and how large it is: an uploaded or a built-in one. */
export interface ShownPicture {
  /** Path of the folder of its files. */
  path: string;
  width: number;
  height: number;
}

/** Folder below /media/ that holds a picture's files. */
export function pictureFolder({ digest, width, height }: StoredPicture): string {
  return `${digest}-${width}x${height}`;
}

/** The widths in which a picture exists: never wider than it is. */
export function pictureWidths({ width }: Pick<StoredPicture, "width">): number[] {
  return [...WIDTHS.filter((each) => each < width), width];
}

/** The address that stands for a picture wherever one is stored: its widest file in the kind every browser reads. */
export function pictureAddress(picture: StoredPicture): string {
  return `${mediaPath(picture)}/${picture.width}.webp`;
}

/** The address of a picture's widths as `srcset` wants them. */
export function pictureSourceSet(picture: StoredPicture | ShownPicture, type: PictureType): string {
  const path = "path" in picture ? picture.path : mediaPath(picture);
  return pictureWidths(picture)
    .map((width) => `${path}/${width}.${type} ${width}w`)
    .join(", ");
}

function mediaPath(picture: StoredPicture): string {
  return `/media/${pictureFolder(picture)}`;
}

const ADDRESS = /^\/media\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\/\d{1,4}\.(?:avif|webp)$/;

/** Which of our pictures an address names; null for any other address. */
export function readPictureAddress(address: string): StoredPicture | null {
  const [, digest, width, height] = ADDRESS.exec(address) ?? [];
  return digest ? { digest, width: Number(width), height: Number(height) } : null;
}

/** The demo's own pictures lie below `public/demo`, in folders that are named as those of uploaded ones. */
const BUILT_IN = /^(\/demo(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){2,3}-(\d{1,4})x(\d{1,4}))\/\d{1,4}\.(?:avif|webp)$/;

/** Which picture, uploaded or built-in, an address shows; null for any other address. */
export function readShownPicture(address: string): ShownPicture | null {
  const stored = readPictureAddress(address);
  if (stored) return { path: mediaPath(stored), width: stored.width, height: stored.height };
  const [, path, width, height] = BUILT_IN.exec(address) ?? [];
  return path ? { path, width: Number(width), height: Number(height) } : null;
}

/** A stored address that pages can show: one of our pictures. Null for any other, in place of which a cover is drawn. */
export function ownPicture(address: string | null): string | null {
  return address && readShownPicture(address) ? address : null;
}

/** The kind of file that a path below /media/ names; null for one that no picture of ours can have. */
export function pictureTypeOf(key: string): PictureType | null {
  if (!ADDRESS.test(`/media/${key}`)) return null;
  return key.endsWith(".avif") ? "avif" : "webp";
}
