import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/features/accounts/guards.server";
import { listEveryPost } from "~/features/blog/admin-queries.server";
import { postListSchema } from "~/features/blog/schema";
import { csvAnswer } from "~/server/csv-answer.server";
import { COLUMNS } from "./columns";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = postListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvAnswer({ name: "articles", columns: COLUMNS, batches: await listEveryPost(list) });
}
