import { LRUCache } from "lru-cache";
import { coverSheet, coverSheetHref, POSTS_ON_HOME } from "~/features/blog/model/article-wall";
import { listLatestPosts } from "~/features/blog/queries.server";
import type { RouteHandle } from "~/site/route-handle";

/** Kept like the page that refers to it. */
export const handle: RouteHandle = { cache: {} };

/** Drawing takes longer than a page, which is rendered anew each minute. */
const drawn = new LRUCache<string, string>({ max: 4 });

/** The walls of the articles that the home page shows, in one file that browsers keep. */
export async function loader() {
  const posts = await listLatestPosts(POSTS_ON_HOME, "fr");
  const name = coverSheetHref(posts);
  const svg = drawn.get(name) ?? coverSheet(posts);
  drawn.set(name, svg);
  return new Response(svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}
