import { isUtf8 } from "node:buffer";
import { fileTypeFromBuffer } from "file-type";
import { fileKind } from "~/server/forms/file-kind.server";

const TYPES: Record<string, string> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  tif: "image/tiff",
  heic: "image/heic",
  svg: "image/svg+xml",
  psd: "image/vnd.adobe.photoshop",
  eps: "application/postscript",
  ps: "application/postscript",
  indd: "application/x-indesign",
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  m4a: "audio/mp4",
  ttf: "font/ttf",
  otf: "font/otf",
  woff: "font/woff",
  woff2: "font/woff2",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
  rtf: "application/rtf",
  // Office files before 2007.
  cfb: "application/octet-stream",
  zip: "application/zip",
  "7z": "application/x-7z-compressed",
  rar: "application/vnd.rar",
  gz: "application/gzip",
  txt: "text/plain; charset=utf-8",
};

export const SENT_KINDS = Object.keys(TYPES);

export function typeOfKind(kind: string): string {
  return TYPES[kind] ?? "application/octet-stream";
}

/** Detects a file's kind from its first bytes, not its name; null for kinds that are not accepted, such as programs. */
export async function sentKind(head: Uint8Array): Promise<string | null> {
  const known = fileKind(head);
  if (known) return known;
  const found = (await fileTypeFromBuffer(head))?.ext;
  if (found === "xml" || found === undefined) return textKind(head);
  return found in TYPES && !isFurtherIn(head, found) ? found : null;
}

/** Whether a kind was found behind a mark of byte order or the tags of a sound, which the library passes over. */
function isFurtherIn(head: Uint8Array, found: string): boolean {
  const beginning = Buffer.from(head.subarray(0, 3)).toString("latin1");
  return beginning === "\xef\xbb\xbf" || (beginning === "ID3" && found !== "mp3");
}

/** A character that is cut at the end of the head has three bytes there at most. */
const CUT_MAX = 3;

/** What an SVG begins with; one in the middle of a page or script makes no picture of it. */
const SVG_BEGINNING = /^\ufeff?\s*<(?:\?xml\s|!--|!doctype\s+svg\s|svg[\s>])/i;

function textKind(head: Uint8Array): string | null {
  if (head.includes(0)) return null;
  const isText = [0, 1, 2, CUT_MAX].some((cut) => isUtf8(head.subarray(0, head.length - cut)));
  if (!isText) return null;
  const text = Buffer.from(head).toString("utf8");
  return SVG_BEGINNING.test(text) && /<svg[\s>]/i.test(text) ? "svg" : "txt";
}
