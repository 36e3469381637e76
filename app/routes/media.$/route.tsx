import type { LoaderFunctionArgs } from "@remix-run/node";
import { PICTURE_TYPES, pictureTypeOf } from "~/lib/web/picture-address";
import { storage } from "~/server/storage/storage.server";

/** A file of an uploaded picture. What stands under an address never changes, so browsers keep it for a year. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const key = params["*"] ?? "";
  const type = pictureTypeOf(key);
  const bytes = type && (await storage.get(key));
  if (!bytes) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  const headers = new Headers({
    ETag: `"${key.replace(/[/.]/g, "-")}"`,
    "Cache-Control": "public, max-age=31536000, immutable",
    // Opened by itself, a picture may load and run nothing.
    "Content-Security-Policy": "default-src 'none'; sandbox",
  });
  if (request.headers.get("If-None-Match") === headers.get("ETag")) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", PICTURE_TYPES[type]);
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(new Uint8Array(bytes), { headers });
}
