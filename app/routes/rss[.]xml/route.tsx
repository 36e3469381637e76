import type { LoaderFunctionArgs } from "@remix-run/node";
import { rssFeed } from "~/features/blog/feed";
import { findFeed } from "~/features/blog/find-feed.server";
import { freshAnswer } from "~/server/fresh-answer.server";

/** The newest articles for feed readers. */
export async function loader({ request }: LoaderFunctionArgs) {
  return freshAnswer(request, rssFeed(await findFeed()), {
    "Content-Type": "application/rss+xml; charset=utf-8",
    "Cache-Control": "public, max-age=300",
  });
}
