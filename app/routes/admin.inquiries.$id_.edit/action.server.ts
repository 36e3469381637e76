import type { ActionFunctionArgs } from "@remix-run/node";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { correctInquiry } from "~/features/personal-data/commands/inquiry.server";
import { CHANGED_MEANWHILE, INQUIRY_CORRECTED } from "~/features/personal-data/model";
import { officeCorrectionSchema } from "~/features/personal-data/schema.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand, refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Corrects who sent an inquiry; the form comes back where it was changed meanwhile, and may then save over that. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const submission = parseForm(await request.formData(), officeCorrectionSchema);
  return answerByCommand("correction", submission, async (input) => {
    const outcome = await correctInquiry(actor, id, input);
    if (outcome.kind === "saved")
      return redirectWithSuccess(`/admin/inquiries/${id}${new URL(request.url).search}`, INQUIRY_CORRECTED);
    const reply = submission.reply({ formErrors: [CHANGED_MEANWHILE] });
    const version = String(outcome.version);
    return refuse("correction", { ...reply, initialValue: { ...reply.initialValue, version } }, { status: 409 });
  });
}
