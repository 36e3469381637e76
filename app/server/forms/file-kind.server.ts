import { pictureKind } from "~/server/pictures/picture-kind.server";
import { joined } from "~/server/storage/stored-streams.server";

/** How many of its first bytes tell what a file is. */
const HEAD_BYTES = 4100;

const PDF_MARK = Buffer.from("%PDF-");

/**
 * What a file is by its first bytes, as the extension of its key, whatever its name claims: pdf, jpeg, png, webp or avif.
 * Viewers look for a PDF further in as well: what stands before it may be a program.
 * @returns null for anything else
 */
export function fileKind(head: Uint8Array): string | null {
  const kind = pictureKind(head);
  if (kind) return kind === "heif" ? "avif" : kind;
  return PDF_MARK.equals(head.subarray(0, PDF_MARK.length)) ? "pdf" : null;
}

/** The first bytes of a file, and all of them. */
export async function withHead(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; whole: AsyncIterable<Uint8Array> }> {
  const reader = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let isMore = true; isMore && head.byteLength < HEAD_BYTES; ) {
    const { value, done } = await reader.next();
    isMore = !done;
    if (value) head = Buffer.concat([head, value]);
  }
  return { head, whole: joined(head, { [Symbol.asyncIterator]: () => reader }) };
}
