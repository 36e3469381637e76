/** The kinds of picture that may be uploaded, as the picture library calls them. */
export type PictureKind = "jpeg" | "png" | "webp" | "heif";

const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));

/**
 * What a file is by its first bytes, whatever its name claims; null for anything else than JPEG, PNG, WebP and AVIF.
 * Sources: ITU T.81 annex B, W3C PNG 5.2, RFC 9649 section 2.4, AV1 image file format 1.1.0 section 4.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp" && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return "heif";
  return null;
}

/** Why a file is no picture that we can show. */
export class PictureRefusedError extends Error {
  override name = "PictureRefusedError";

  constructor(
    readonly reason: "kind" | "pixels" | "damaged",
    options?: { cause?: unknown },
  ) {
    super(`The picture is refused: ${reason}`, options);
  }
}
