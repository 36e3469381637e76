import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { changeInquiries, undoInquiryChange } from "~/features/inquiries/commands/bulk.server";
import { setInquirySpam, setInquiryStatus } from "~/features/inquiries/commands/inquiries.server";
import { BULK, bulkDone, NO_CHANGE_CHOSEN, UNDO_BULK, UNDO_OVER } from "~/features/inquiries/model/bulk";
import { ASKED_NEXT } from "~/features/inquiries/model/follow-up";
import type { InquiryStatus } from "~/features/inquiries/model/inquiry";
import { bulkSchema, undoBulkSchema } from "~/features/inquiries/schema/bulk";
import { inquirySpamSchema, inquiryStatusSchema } from "~/features/inquiries/schema/inquiry";
import { STATUS_SET } from "~/features/projects/model/project";
import { formatCount } from "~/lib/text/format-number";
import { requestPath } from "~/lib/web/request-path";
import { DomainError } from "~/server/errors.server";
import { answerWithFlash, runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

/** Changes one inquiry or several: its status, its owner, into the spam and out of it. @throws a 400 for a form that is not the list's. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const here = requestPath(request);
  const form = await request.formData();
  const input = Object.fromEntries(form);
  if (input.intent === BULK) return changeSeveral(actor, here, form);
  if (input.intent === UNDO_BULK) return takeBack(actor, here, form);
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

/** Changes those that are ticked, and offers to take it back. */
function changeSeveral(actor: User, list: string, form: FormData) {
  return answerWithFlash(list, async () => {
    const asked = bulkSchema.safeParse({ ids: form.getAll("id"), change: form.get("change") ?? undefined });
    if (!asked.success) throw new DomainError("invalid", asked.error.issues[0]?.message ?? NO_CHANGE_CHOSEN);
    const { token, ...done } = await changeInquiries(actor, asked.data.ids, asked.data.change);
    const description = bulkDone(done);
    if (done.count === 0) return { description };
    const fields = { intent: UNDO_BULK, token };
    return { description, undo: { note: "Annulable dix secondes.", label: "Annuler", action: list, fields } };
  });
}

/** Takes a change of several back. */
function takeBack(actor: User, list: string, form: FormData) {
  return answerWithFlash(list, async () => {
    const asked = undoBulkSchema.safeParse(Object.fromEntries(form));
    if (!asked.success) throw new DomainError("invalid", UNDO_OVER);
    const count = await undoInquiryChange(actor, asked.data.token);
    return { description: `Changement annulé\u202f: ${formatCount(count, "demande")} comme avant.` };
  });
}
