import type { ActionFunctionArgs } from "@remix-run/node";
import { submitFollowUp } from "~/features/inquiries/commands/follow-up.server";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { requestPath } from "~/lib/web/request-path";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves what a colleague notes and decides, and stays with the inquiry. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  return answerForm(submitFollowUp({ actor, id }, await request.formData()), {
    intent: "follow-up",
    onSaved: (sentence) => redirectWithSuccess(requestPath(request), sentence),
  });
}
