import type { LoaderFunctionArgs } from "@remix-run/node";
import { getFeed, rssFeed } from "~/features/blog/feed.server";
import { conditionalResponse } from "~/server/http/conditional-response.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return conditionalResponse(request, rssFeed(await getFeed()), {
    "Content-Type": "application/rss+xml; charset=utf-8",
    "Cache-Control": "public, max-age=300",
  });
}
