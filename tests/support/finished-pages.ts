import { getCachedPage, putCachedPage } from "~/server/page-cache/page-cache.server";
import { pack } from "~/server/page-cache/render-page.server";

/** Keeps a finished page that shows these things. */
export function keepPageWith(key: string, ...tags: string[]): void {
  const packed = pack({}, "br", Buffer.from("x"));
  const rest = { headers: {}, etag: "x", checkedAt: 0, retryAt: 0, hour: null, isShrunk: true };
  putCachedPage(key, { ...rest, br: packed, gzip: packed, tags: new Set(tags) });
}

/** Keeps a finished page that shows one thing, makes a change, and says whether the page is gone. */
export async function dropsPageWith(tag: string, change: () => Promise<unknown>): Promise<boolean> {
  keepPageWith("own", tag);
  await change();
  return getCachedPage("own") === undefined;
}
