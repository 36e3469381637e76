import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/features/accounts/guards.server";
import { listEveryClient } from "~/features/clients/queries.server";
import { clientListSchema } from "~/features/clients/schema";
import { csvAnswer } from "~/server/csv-answer.server";
import { COLUMNS } from "./columns";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = clientListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvAnswer({ name: "clients", columns: COLUMNS, batches: await listEveryClient(list) });
}
