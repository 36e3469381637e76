import type { LoaderFunctionArgs } from "@remix-run/node";
import { listEveryServiceOf } from "~/features/services/queries/admin-services.server";
import { serviceListSchema } from "~/features/services/schema/service";
import { csvResponse } from "~/server/http/csv-response.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { isoDay } from "~/site/format";
import { COLUMNS } from "./columns";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = serviceListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvResponse({
    name: `services-${isoDay(new Date())}`,
    columns: COLUMNS,
    batches: await listEveryServiceOf(list),
  });
}
