import type { LoaderFunctionArgs } from "@remix-run/node";
import { listAllPosts } from "~/features/blog/queries/admin-posts.server";
import { postListSchema } from "~/features/blog/schema";
import { csvResponse } from "~/server/http/csv-response.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { isoDay } from "~/site/format";
import { COLUMNS } from "./columns";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = postListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvResponse({ name: `seo-${isoDay(new Date())}`, columns: COLUMNS, batches: await listAllPosts(list) });
}
