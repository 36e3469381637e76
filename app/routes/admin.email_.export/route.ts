import type { LoaderFunctionArgs } from "@remix-run/node";
import { listAllEmails } from "~/features/mail/queries/emails.server";
import { mailListSchema } from "~/features/mail/schema";
import { csvResponse } from "~/server/http/csv-response.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { isoDay } from "~/site/format";
import { COLUMNS } from "./columns.server";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = mailListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvResponse({
    name: `messages-${isoDay(new Date())}`,
    columns: COLUMNS,
    batches: await listAllEmails(list),
  });
}
