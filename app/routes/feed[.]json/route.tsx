import { jsonFeed } from "~/features/blog/feed";
import { findFeed } from "~/features/blog/find-feed.server";

/** The newest articles for feed readers that prefer JSON. */
export async function loader() {
  return Response.json(jsonFeed(await findFeed()), {
    headers: { "Content-Type": "application/feed+json; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
