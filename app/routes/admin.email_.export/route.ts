import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/features/accounts/guards.server";
import { listEveryMessage } from "~/features/mail/queries.server";
import { mailListSchema } from "~/features/mail/schema";
import { csvAnswer } from "~/server/csv-answer.server";
import { COLUMNS } from "./columns.server";

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = mailListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvAnswer({ name: "messages", columns: COLUMNS, batches: await listEveryMessage(list) });
}
