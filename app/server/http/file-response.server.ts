import { fileName } from "~/lib/text/file-name";
import { logger } from "~/server/logger.server";
import { storage } from "~/server/storage/storage.server";
import type { ByteRange, StoredFile } from "~/server/storage/storage-interface";
import { StorageUnavailableError } from "~/server/storage/storage-interface";

/** A stored file as it is given to a browser. What stands under its key never changes. */
export interface ServedFile {
  key: string;
  /** Its media type. */
  type: string;
  /** Who may keep it, and for how long: `private, no-store` where a session is asked for. */
  cacheControl: string;
  /** Its name on the reader's disk; shown in the browser when absent. */
  downloadName?: string;
}

/**
 * Answers with a stored file, or the range of it that is asked for (RFC 9110, sections 13 and 14), as it is read. Opened
 * by itself it may load and run nothing. 404 without a file, 503 without a store.
 */
export async function fileResponse(request: Request, file: ServedFile): Promise<Response> {
  try {
    return await respond(request, file);
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    logger.warn({ event: "file-unavailable", err: error });
    return plain(503, "Unavailable", { "Cache-Control": "no-store", "Retry-After": "5" });
  }
}

async function respond(request: Request, file: ServedFile): Promise<Response> {
  const headers = headersOf(file);
  const asked = rangeAsked(request, headers.get("ETag") ?? "");
  const isKnown = request.headers.get("If-None-Match") === headers.get("ETag");
  if (!isKnown && !asked && request.method !== "HEAD") {
    return whole(await storage.get(file.key, { signal: request.signal }), headers);
  }
  const size = await storage.sizeOf(file.key);
  if (size === null) return whole(null, headers);
  if (isKnown) return new Response(null, { status: 304, headers });
  if (request.method === "HEAD") return whole({ size, body: null }, headers);
  const range = asked && satisfiable(asked, size);
  if (!range) return plain(416, "Range not satisfiable", { "Content-Range": `bytes */${size}` });
  const part = await storage.get(file.key, { signal: request.signal, range });
  headers.set("Content-Range", `bytes ${range.first}-${range.last}/${size}`);
  return whole(part, headers, 206);
}

function headersOf({ key, type, cacheControl, downloadName }: ServedFile): Headers {
  const headers = new Headers({
    ETag: `"${key.replace(/[/.]/g, "-")}"`,
    "Content-Type": type,
    "Cache-Control": cacheControl,
    "Accept-Ranges": "bytes",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  });
  if (downloadName) headers.set("Content-Disposition", attachment(downloadName));
  return headers;
}

/** In ASCII for old readers, and as it is in UTF-8 (RFC 6266, RFC 8187). */
function attachment(downloadName: string): string {
  const name = fileName(downloadName);
  const ascii = name.replace(/[^\x20-\x7e]|["%\\]/g, "_");
  const utf8 = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}

/** From `first`, or the last so many bytes; null for what is to be answered with the whole file. */
interface AskedRange {
  first: number | null;
  last: number | null;
}

/** One range alone, and only of the file that the reader has a part of. */
function rangeAsked({ method, headers }: Request, etag: string): AskedRange | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("Range") ?? "") ?? [];
  const known = headers.get("If-Range");
  if (method !== "GET" || (first === "" && last === "") || (known !== null && known !== etag)) return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  return { first: first === "" ? null : Number(first), last: last === "" ? null : Number(last) };
}

function satisfiable({ first, last }: AskedRange, size: number): ByteRange | null {
  const begin = first ?? Math.max(0, size - (last ?? 0));
  const end = first === null ? size - 1 : Math.min(last ?? size - 1, size - 1);
  return begin <= end ? { first: begin, last: end } : null;
}

function whole(
  file: { size: number; body: StoredFile["body"] | null } | null,
  headers: Headers,
  status = 200,
): Response {
  if (!file) return plain(404, "Not found");
  headers.set("Content-Length", String(file.size));
  return new Response(file.body as BodyInit | null, { status, headers });
}

function plain(status: number, words: string, headers: Record<string, string> = {}): Response {
  return new Response(words, { status, headers: { "Content-Type": "text/plain", ...headers } });
}
