import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { setInquirySpam, setInquiryStatus } from "~/features/inquiries/commands/inquiries.server";
import { inquirySpamSchema, inquiryStatusSchema } from "~/features/inquiries/schema";
import { STATUS_SET } from "~/features/projects/model/project";
import { requestPath } from "~/lib/web/request-path";
import { runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Moves an inquiry to a status, or into the spam and out of it. @throws a 400 for a form that is not the list's. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const here = requestPath(request);
  const input = Object.fromEntries(await request.formData());
  const status = inquiryStatusSchema.safeParse(input);
  if (input.intent === "status" && status.success)
    return runWithFlash(here, STATUS_SET, () => setInquiryStatus(actor, status.data.id, status.data.status));
  const spam = inquirySpamSchema.safeParse(input);
  if (input.intent !== "spam" || !spam.success) throw data(null, { status: 400 });
  const { id, is_spam } = spam.data;
  const message = is_spam ? "Demande mise aux indésirables" : "Demande reprise des indésirables";
  return runWithFlash(here, message, () => setInquirySpam(actor, id, is_spam));
}
