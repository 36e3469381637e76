import { escapeXml } from "~/lib/html/xml";
import { StorageUnavailableError } from "./storage-interface";

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Reads ListObjects (version 1): keys, and after which one to go on, or null. @see S3's API_ListObjects */
export function readListing(xml: string): { keys: string[]; next: string | null } {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => decoded(key));
  const isMore = /<IsTruncated>true<\/IsTruncated>/.test(xml);
  return { keys, next: (isMore && keys.at(-1)) || null };
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (NAMED[name ?? ""] ?? whole),
  );
}

const MIB = 1024 * 1024;
const PARTS_MAX = 10_000;

/** Parts have to be 5 MiB or larger, but for the last, and some stores ask for equal ones. */
export const PART_BYTES = 5 * MIB;

/** The size of each part of an object of so many bytes at most: as small as may be, and no more parts than S3 takes. */
export function partBytesFor(maxBytes: number): number {
  return Math.max(PART_BYTES, Math.ceil(maxBytes / PARTS_MAX / MIB) * MIB);
}

/** Sends one request for a key: its method, its query and its body. */
export type AskStore = (method: "POST" | "PUT" | "DELETE", query: string, body?: Uint8Array) => Promise<Response>;

/** Bytes in pieces of `size`, the last one shorter, in one reused buffer. Nothing is one empty piece. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array, void> {
  const piece = Buffer.allocUnsafe(size);
  let filled = 0;
  let isFirst = true;
  for await (let chunk of bytes) {
    while (chunk.byteLength > 0) {
      if (filled === size) {
        yield piece;
        [filled, isFirst] = [0, false];
      }
      const taken = chunk.subarray(0, size - filled);
      piece.set(taken, filled);
      filled += taken.byteLength;
      chunk = chunk.subarray(taken.byteLength);
    }
  }
  if (filled > 0 || isFirst) yield piece.subarray(0, filled);
}

/** S3's multipart upload, aborted on failure. @see docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html */
export async function uploadPieces(ask: AskStore, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const uploadId = textIn(await (await ask("POST", "uploads=")).text(), "UploadId");
  if (!uploadId) throw new StorageUnavailableError("The store names no upload");
  const upload = `uploadId=${encodeURIComponent(decoded(uploadId))}`;
  try {
    const tags: string[] = [];
    for await (const piece of pieces) {
      const answer = await ask("PUT", `partNumber=${tags.length + 1}&${upload}`, piece);
      await answer.body?.cancel();
      const tag = answer.headers.get("ETag");
      if (!tag) throw new StorageUnavailableError("The store gives a part no tag");
      tags.push(tag);
    }
    const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`);
    const xml = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
    // The store says 200 before it puts the parts together, and what failed of that in the answer.
    const refusal = textIn(await (await ask("POST", upload, Buffer.from(xml))).text(), "Code");
    if (refusal)
      throw new StorageUnavailableError(`The store does not put the parts together: ${refusal.slice(0, 200)}`);
  } catch (error) {
    const aborted = await ask("DELETE", upload).catch(() => null);
    await aborted?.body?.cancel();
    throw error;
  }
}

function textIn(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1];
}
