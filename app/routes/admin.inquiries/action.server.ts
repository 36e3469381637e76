import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { setInquirySpam, setInquiryStatus } from "~/features/inquiries/commands/inquiries.server";
import { ASKED_NEXT } from "~/features/inquiries/model/follow-up";
import type { InquiryStatus } from "~/features/inquiries/model/inquiry";
import { inquirySpamSchema, inquiryStatusSchema } from "~/features/inquiries/schema";
import { STATUS_SET } from "~/features/projects/model/project";
import { requestPath } from "~/lib/web/request-path";
import { answerWithFlash, runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

/** Moves an inquiry to a status, or into the spam and out of it. @throws a 400 for a form that is not the list's. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const here = requestPath(request);
  const input = Object.fromEntries(await request.formData());
  const status = inquiryStatusSchema.safeParse(input);
  if (input.intent === "status" && status.success) return changeStatus(request, actor, status.data);
  const spam = inquirySpamSchema.safeParse(input);
  if (input.intent !== "spam" || !spam.success) throw data(null, { status: 400 });
  const { id, is_spam } = spam.data;
  const message = is_spam ? "Demande mise aux indésirables" : "Demande reprise des indésirables";
  return runWithFlash(here, message, () => setInquirySpam(actor, id, is_spam));
}

/** Goes back to the list, and asks there for what follows, or for why the lead was lost. */
function changeStatus(request: Request, actor: User, { id, status }: { id: string; status: InquiryStatus }) {
  return answerWithFlash(requestPath(request), async () => {
    const missing = await setInquiryStatus(actor, id, status);
    if (!missing) return { description: STATUS_SET };
    const to = `/admin/inquiries/${id}${new URL(request.url).search}`;
    return { description: STATUS_SET, link: { ...ASKED_NEXT[missing], to } };
  });
}
