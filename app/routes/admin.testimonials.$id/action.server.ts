import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { settleReports, updateReviewReply } from "~/features/testimonials/commands.server";
import { REPLY_SAVED, REPORT_SETTLED } from "~/features/testimonials/model";
import { deleteTestimonialSchema, replySchema } from "~/features/testimonials/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves the answer to a review, or files what was reported of it. @throws a 400 for any other form */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(deleteTestimonialSchema, params);
  const form = await request.formData();
  const list = `/admin/testimonials${new URL(request.url).search}`;
  switch (form.get("intent")) {
    case "reply":
      return answerByCommand("reply", parseForm(form, replySchema), async (input) => {
        await updateReviewReply(actor, id, input);
        return redirectWithSuccess(list, REPLY_SAVED);
      });
    case "settle":
      return runWithFlash(list, REPORT_SETTLED, () => settleReports(actor, id));
    default:
      throw data(null, { status: 400 });
  }
}
