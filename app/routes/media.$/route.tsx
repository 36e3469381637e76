import type { LoaderFunctionArgs } from "@remix-run/node";
import { PICTURE_TYPES, pictureTypeOf } from "~/lib/web/picture-address";
import { fileResponse } from "~/server/http/file-response.server";

/** A file of an uploaded picture, and no other one. What stands under an address never changes, so browsers keep it for a year. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const key = params["*"] ?? "";
  const type = pictureTypeOf(key);
  if (!type) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return fileResponse(request, {
    key,
    type: PICTURE_TYPES[type],
    cacheControl: "public, max-age=31536000, immutable",
  });
}
