import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/features/accounts/guards.server";
import { listEveryProject } from "~/features/projects/queries.server";
import { projectListSchema } from "~/features/projects/schema";
import { csvAnswer } from "~/server/csv-answer.server";
import { COLUMNS } from "./columns";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = projectListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvAnswer({ name: "projets", columns: COLUMNS, batches: await listEveryProject(list) });
}
