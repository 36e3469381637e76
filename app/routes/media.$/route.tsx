import type { LoaderFunctionArgs } from "@remix-run/node";
import { PICTURE_TYPES, pictureTypeOf } from "~/lib/web/picture-address";
import { logger } from "~/server/logger.server";
import { storage } from "~/server/storage/storage.server";
import { StorageUnavailableError } from "~/server/storage/storage-interface";

/** A file of an uploaded picture. What stands under an address never changes, so browsers keep it for a year. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const key = params["*"] ?? "";
  const type = pictureTypeOf(key);
  if (!type) return notFound();
  const headers = new Headers({
    ETag: `"${key.replace(/[/.]/g, "-")}"`,
    "Cache-Control": "public, max-age=31536000, immutable",
    // Opened by itself, a picture may load and run nothing.
    "Content-Security-Policy": "default-src 'none'; sandbox",
  });
  const isKnown = request.headers.get("If-None-Match") === headers.get("ETag");
  const found = isKnown || request.method === "HEAD" ? findSize(key) : storage.get(key, request.signal);
  const file = await found.catch(refuseBrokenStore);
  if (file instanceof Response) return file;
  if (!file) return notFound();
  if (isKnown) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", PICTURE_TYPES[type]);
  headers.set("Content-Length", String(file.size));
  return new Response(file.body as BodyInit | null, { headers });
}

async function findSize(key: string) {
  const size = await storage.sizeOf(key);
  return size === null ? null : { size, body: null };
}

function notFound(): Response {
  return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
}

/** A picture that cannot be had now harms nothing else of its page. */
function refuseBrokenStore(error: unknown): Response {
  if (!(error instanceof StorageUnavailableError)) throw error;
  logger.warn({ event: "picture-unavailable", err: error });
  const headers = { "Content-Type": "text/plain", "Cache-Control": "no-store", "Retry-After": "5" };
  return new Response("Unavailable", { status: 503, headers });
}
