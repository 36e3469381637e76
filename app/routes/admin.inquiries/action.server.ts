import { setInquirySpam, setInquiryStatus } from "~/features/inquiries/commands/inquiries.server";
import { inquirySpamSchema, inquiryStatusSchema } from "~/features/inquiries/schema";
import { STATUS_SET } from "~/features/projects/model/project";
import { requestPath } from "~/lib/web/request-path";
import { runWithFlash } from "~/server/http/flash-command.server";
import type { User } from "~/server/sessions/user";

/** Carries out one of this list's forms; null when the form is none of them. */
export async function changeInquiry(actor: User, form: FormData, request: Request): Promise<Response | null> {
  const input = Object.fromEntries(form);
  const here = requestPath(request);
  if (input.intent === "status") {
    const parsed = inquiryStatusSchema.safeParse(input);
    if (!parsed.success) return null;
    const { id, status } = parsed.data;
    return runWithFlash(here, STATUS_SET, () => setInquiryStatus(actor, id, status));
  }
  if (input.intent === "spam") {
    const parsed = inquirySpamSchema.safeParse(input);
    if (!parsed.success) return null;
    const { id, is_spam } = parsed.data;
    const message = is_spam ? "Demande mise aux indésirables" : "Demande reprise des indésirables";
    return runWithFlash(here, message, () => setInquirySpam(actor, id, is_spam));
  }
  return null;
}
