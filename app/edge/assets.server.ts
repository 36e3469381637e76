import { contentTypeOf } from "~/server/http/content-types";
import { requestScope } from "./request-scope.server";

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";
const EXTENSION = /\.\w+$/;

/** A file of the client build; null where the address is none. */
export async function answerFromAssets(request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if ((request.method !== "GET" && request.method !== "HEAD") || !EXTENSION.test(pathname)) return null;
  // By which a browser asks whether its copy is still the same.
  const conditions = new Headers();
  for (const name of ["If-None-Match", "If-Modified-Since"]) {
    const value = request.headers.get(name);
    if (value !== null) conditions.set(name, value);
  }
  const found = await requestScope().assets.fetch(new Request(request.url, { headers: conditions }));
  if (!found.ok && found.status !== 304) {
    await found.body?.cancel();
    return null;
  }
  const headers = new Headers(found.headers);
  headers.set("Content-Type", contentTypeOf(pathname));
  headers.set("Cache-Control", pathname.startsWith("/assets/") ? FOR_EVER : FOR_AN_HOUR);
  return new Response(request.method === "HEAD" ? null : found.body, { status: found.status, headers });
}
