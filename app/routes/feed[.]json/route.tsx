import type { LoaderFunctionArgs } from "@remix-run/node";
import { getFeed, jsonFeed } from "~/features/blog/feed.server";
import { conditionalResponse } from "~/server/http/conditional-response.server";

/** The newest articles for feed readers that prefer JSON. */
export async function loader({ request }: LoaderFunctionArgs) {
  return conditionalResponse(request, JSON.stringify(jsonFeed(await getFeed())), {
    "Content-Type": "application/feed+json; charset=utf-8",
    "Cache-Control": "public, max-age=300",
  });
}
