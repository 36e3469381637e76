import type { LoaderFunctionArgs } from "@remix-run/node";
import { listDueEntries } from "~/features/projects/calendar.server";
import { getSite } from "~/features/settings/queries.server";
import { icalendar } from "~/lib/dates/icalendar";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "heavy" };

/** What is due, for the holder of the link; a 404 for an invalid link. */
export async function loader({ params }: LoaderFunctionArgs) {
  const headers = { "Cache-Control": "private, no-store" };
  const entries = await listDueEntries(params.token ?? "");
  if (!entries) return new Response(null, { status: 404, headers });
  const { siteName } = await getSite();
  const calendar = icalendar({
    name: `${siteName}, à faire`,
    productId: `-//${siteName}//A faire//FR`,
    timeZone: "Africa/Casablanca",
    stamp: new Date(),
    entries,
  });
  return new Response(calendar, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
}
