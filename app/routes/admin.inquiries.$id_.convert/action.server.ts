import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { convertInquiry } from "~/features/inquiries/commands/convert-inquiry.server";
import { ALREADY_CONVERTED, INQUIRY_CONVERTED, SENDER_UNKNOWN } from "~/features/inquiries/model/inquiry";
import { conversionSchema } from "~/features/inquiries/schema/conversion";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Converts an inquiry and goes to the client it became. @throws a 404 for an inquiry that is gone. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(inquiryIdSchema, params);
  const submission = parseForm(await request.formData(), conversionSchema);
  if (submission.status !== "success") return refuse("conversion", submission.reply());
  try {
    const { isRepeat, clientId, projectId } = await convertInquiry(actor, id, submission.value);
    const to = clientId ? `/admin/clients/${clientId}` : `/admin/projects/${projectId}`;
    if (isRepeat) return await redirectWithFlash(to, { tone: "info", title: ALREADY_CONVERTED });
    return await redirectWithSuccess(to, INQUIRY_CONVERTED);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "not-found") throw data(null, { status: 404 });
    if (error.userMessage === SENDER_UNKNOWN)
      return refuse("conversion", submission.reply({ fieldErrors: { is_sender: [error.userMessage] } }));
    return refuse("conversion", submission.reply({ formErrors: [error.userMessage] }), { status: 409 });
  }
}
