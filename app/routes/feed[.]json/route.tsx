import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonFeed } from "~/features/blog/model/feed";
import { getFeed } from "~/features/blog/queries/feed.server";
import { conditionalResponse } from "~/server/http/conditional-response.server";

/** The newest articles for feed readers that prefer JSON. */
export async function loader({ request }: LoaderFunctionArgs) {
  return conditionalResponse(request, JSON.stringify(jsonFeed(await getFeed())), {
    "Content-Type": "application/feed+json; charset=utf-8",
    "Cache-Control": "public, max-age=300",
  });
}
