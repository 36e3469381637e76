import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { submitFollowUp } from "~/features/inquiries/commands/follow-up.server";
import { keepLateNote } from "~/features/inquiries/commands/late-note.server";
import { NOTE_IN_MERGED, NOTE_NOT_SAVED, WAS_MERGED } from "~/features/inquiries/model/follow-up";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { requestPath } from "~/lib/web/request-path";
import { DomainError } from "~/server/errors.server";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

/** Saves what a colleague notes and decides, and stays with the inquiry. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const form = await request.formData();
  const outcome = submitFollowUp({ actor, id }, form).catch(async (error: unknown) => {
    throw await orGone(error, { actor, id, form });
  });
  return answerForm(outcome, {
    intent: "follow-up",
    onSaved: (sentence) => redirectWithSuccess(requestPath(request), sentence),
  });
}

/** The way to the inquiry that has the note now, or a 404 that shows what was typed; any other error as it is. */
async function orGone(error: unknown, { actor, id, form }: { actor: User; id: string; form: FormData }) {
  if (!(error instanceof DomainError) || error.code !== "not-found") return error;
  const { text, keptId } = await keepLateNote({ actor, id }, form);
  if (!keptId) return data({ kept: text && { sentence: NOTE_NOT_SAVED, text } }, { status: 404 });
  const description = text ? NOTE_IN_MERGED : undefined;
  return redirectWithFlash(`/admin/inquiries/${keptId}`, { tone: "info", title: WAS_MERGED, description });
}
