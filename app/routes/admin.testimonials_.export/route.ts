import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/features/accounts/guards.server";
import { listEveryTestimonial } from "~/features/testimonials/queries.server";
import { testimonialListSchema } from "~/features/testimonials/schema";
import { csvAnswer } from "~/server/csv-answer.server";
import { COLUMNS } from "./columns";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = testimonialListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvAnswer({ name: "avis", columns: COLUMNS, batches: await listEveryTestimonial(list) });
}
