import { rssFeed } from "~/features/blog/feed";
import { findFeed } from "~/features/blog/find-feed.server";

/** The newest articles for feed readers. */
export async function loader() {
  return new Response(rssFeed(await findFeed()), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
