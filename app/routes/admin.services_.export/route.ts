import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/features/accounts/guards.server";
import { listEveryServiceOf } from "~/features/services/admin-queries.server";
import { serviceListSchema } from "~/features/services/schema";
import { csvAnswer } from "~/server/csv-answer.server";
import { COLUMNS } from "./columns";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = serviceListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvAnswer({ name: "services", columns: COLUMNS, batches: await listEveryServiceOf(list) });
}
