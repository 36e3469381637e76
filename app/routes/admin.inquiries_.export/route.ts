import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/features/accounts/guards.server";
import { listEveryInquiry } from "~/features/inquiries/queries.server";
import { inquiryListSchema } from "~/features/inquiries/schema";
import { csvAnswer } from "~/server/csv-answer.server";
import { COLUMNS } from "./columns";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = inquiryListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvAnswer({ name: "demandes", columns: COLUMNS, batches: await listEveryInquiry(list) });
}
