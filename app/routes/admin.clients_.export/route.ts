import type { LoaderFunctionArgs } from "@remix-run/node";
import { listEveryClient } from "~/features/clients/queries/clients.server";
import { clientListSchema } from "~/features/clients/schema";
import { csvResponse } from "~/server/http/csv-response.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { isoDay } from "~/site/format";
import { COLUMNS } from "./columns";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = clientListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvResponse({ name: `clients-${isoDay(new Date())}`, columns: COLUMNS, batches: await listEveryClient(list) });
}
