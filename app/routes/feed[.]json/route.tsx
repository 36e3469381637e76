import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonFeed } from "~/features/blog/feed";
import { findFeed } from "~/features/blog/find-feed.server";
import { freshAnswer } from "~/server/fresh-answer.server";

/** The newest articles for feed readers that prefer JSON. */
export async function loader({ request }: LoaderFunctionArgs) {
  return freshAnswer(request, JSON.stringify(jsonFeed(await findFeed())), {
    "Content-Type": "application/feed+json; charset=utf-8",
    "Cache-Control": "public, max-age=300",
  });
}
