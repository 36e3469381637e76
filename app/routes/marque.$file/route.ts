import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileResponse } from "~/server/http/file-response.server";

const TYPES: Record<string, string> = { svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg" };

/** A file of the brand, named by its contents, so that browsers keep it for a year. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [, name, ending = ""] = /^([0-9a-f]{32})\.(svg|png|jpg)$/.exec(params.file ?? "") ?? [];
  const type = TYPES[ending];
  if (!name || !type) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return fileResponse(request, {
    key: `brand/${name}.${ending}`,
    type,
    cacheControl: "public, max-age=31536000, immutable",
  });
}
