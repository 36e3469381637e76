import type { LoaderFunctionArgs } from "@remix-run/node";
import { listEveryTestimonial } from "~/features/testimonials/queries.server";
import { testimonialListSchema } from "~/features/testimonials/schema";
import { csvResponse } from "~/server/http/csv-response.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { isoDay } from "~/site/format";
import { COLUMNS } from "./columns";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = testimonialListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvResponse({
    name: `avis-${isoDay(new Date())}`,
    columns: COLUMNS,
    batches: await listEveryTestimonial(list),
  });
}
